package io.github.wiretime.scan;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.options.Dialect;
import io.github.wiretime.checker.words.Text;
import io.github.wiretime.scan.allowlist.RefusedClasses;
import io.github.wiretime.scan.words.ScanTexts;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * What is said of an allow list.
 *
 * @param missing the names that the file lacks
 * @param isCheck whether they are not added
 * @param refused what Dubbo refuses without the file
 */
record AllowListReport(
    Path file,
    ImmutableList<String> missing,
    boolean isCheck,
    RefusedClasses refused,
    Dialect dialect) {

  /** Whether the scan fails for it. */
  boolean fails() {
    return isCheck && !missing.isEmpty();
  }

  /** What keeps it from being complete, if anything. */
  Optional<String> warning() {
    return refused.haveThoseOfJdk()
        ? Optional.empty()
        : Optional.of(
            dialect.refused(
                "AllowList",
                dialect.text(
                    ScanTexts.of(
                        "allow.without-jdk", dialect.giving(ScanTexts.of("giving.jars"))))));
  }

  /** Why the scan fails, if it does. */
  Optional<String> failure() {
    return fails()
        ? Optional.of(
            dialect.refused(
                "AllowList",
                dialect.text(
                    ScanTexts.of("allow.failure", file, classes(), String.join(", ", missing)))))
        : Optional.empty();
  }

  /** Prints what was added. */
  void print(PrintWriter out) {
    out.println();
    out.println(dialect.text(outcome()));
    if (!isCheck) {
      missing.forEach(name -> out.println("  " + name));
    }
    out.flush();
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
          : ScanTexts.of("allow.no-file");
    }
    return ScanTexts.of("allow.added", classes(), file);
  }

  private Text classes() {
    return ScanTexts.counted("classes", missing.size());
  }
}
