package io.github.wiretime.scan;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.options.Dialect;
import io.github.wiretime.checker.options.MavenDialect;
import io.github.wiretime.checker.words.Text;
import io.github.wiretime.scan.allowlist.RefusedClass;
import io.github.wiretime.scan.allowlist.RefusedClass.Kind;
import io.github.wiretime.scan.allowlist.RefusedClasses;
import io.github.wiretime.scan.words.ScanTexts;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * What is said of an allow list.
 *
 * @param missing the classes that the file lacks
 * @param isCheck whether they are not added
 * @param refused what Dubbo refuses without the file
 */
record AllowListReport(
    Path file,
    ImmutableList<RefusedClass> missing,
    boolean isCheck,
    RefusedClasses refused,
    Dialect dialect) {

  /** Whether the command fails for it. */
  boolean fails() {
    return isCheck && !lacking().isEmpty();
  }

  /** A check asks for what is sent, and not for what may be sent. */
  private ImmutableList<RefusedClass> lacking() {
    return missing.stream()
        .filter(each -> !isCheck || each.kind() == Kind.SENT)
        .collect(toImmutableList());
  }

  /** What keeps it from being complete, if anything. */
  Optional<String> warning() {
    return refused.haveThoseOfJdk()
        ? Optional.empty()
        : Optional.of(
            dialect.refused(
                option(),
                dialect.text(
                    ScanTexts.of(
                        "allow.without-jdk", dialect.giving(ScanTexts.of("giving.jars"))))));
  }

  private String option() {
    return dialect instanceof MavenDialect ? "AllowList" : "File";
  }

  /** Why the command fails, if it does. */
  Optional<String> failure() {
    return fails()
        ? Optional.of(
            dialect.refused(
                option(),
                dialect.text(
                    ScanTexts.of(
                        "allow.failure",
                        file,
                        classes(),
                        lacking().stream().map(RefusedClass::name).collect(joining(", "))))))
        : Optional.empty();
  }

  /** Prints what was added. */
  void print(PrintWriter out) {
    out.println(dialect.text(outcome()));
    lacking().forEach(each -> print(each, out));
    ImmutableList<RefusedClass> helpless = refused.of(Kind.NOT_SERIALIZABLE);
    if (!helpless.isEmpty()) {
      out.println();
      out.println(dialect.text(ScanTexts.counted("allow.not-serializable", helpless.size())));
      helpless.forEach(each -> print(each, out));
    }
    out.flush();
  }

  private void print(RefusedClass each, PrintWriter out) {
    String sentence = each.kind() == Kind.POSSIBLE ? "allow.possible" : "allow.sent";
    out.println(
        "  " + dialect.text(ScanTexts.of(sentence, each.name(), each.path(dialect.language()))));
  }

  private Text outcome() {
    if (isCheck) {
      return fails()
          ? ScanTexts.of("allow.lacks", file, classes())
          : ScanTexts.of("allow.complete");
    }
    if (missing.isEmpty()) {
      return Files.exists(file)
          ? ScanTexts.of("allow.has-all", file)
          : ScanTexts.of(
              refused.of(Kind.NOT_SERIALIZABLE).isEmpty() ? "allow.no-file" : "allow.no-use");
    }
    return ScanTexts.of("allow.added", classes(), file);
  }

  private Text classes() {
    return ScanTexts.counted("classes", lacking().size());
  }
}
