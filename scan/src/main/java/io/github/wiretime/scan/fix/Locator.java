package io.github.wiretime.scan.fix;

import com.google.common.base.CharMatcher;
import com.sun.source.tree.VariableTree;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import io.github.wiretime.checker.words.Text;
import io.github.wiretime.scan.sources.ParsedSource;
import io.github.wiretime.scan.sources.SourceFile;
import io.github.wiretime.scan.sources.Sources;
import io.github.wiretime.scan.words.ScanTexts;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Finds candidates in their sources. */
final class Locator {

  private static final Text DIFFERS = ScanTexts.of("source.differs");

  private final Sources sources;
  private final Path root;
  private final SourceAdvice advice;

  /**
   * Looks for sources.
   *
   * @param root the folder from which the patch will be applied
   * @param advice what users can do about sources
   */
  Locator(Sources sources, Path root, SourceAdvice advice) {
    this.sources = sources;
    this.root = root.toAbsolutePath().normalize();
    this.advice = advice;
  }

  /** The name of a source in a patch. */
  String pathInPatch(SourceFile file) {
    return root.relativize(absolute(file.path())).toString().replace('\\', '/');
  }

  private static Path absolute(Path path) {
    return path.toAbsolutePath().normalize();
  }

  private static boolean isJava(Path file) {
    return file.toString().endsWith(".java");
  }

  Located find(Candidate candidate, Step step) {
    ClassSymbol outermost = candidate.owner().outermostClass();
    Optional<Path> found = sources.fileOf(outermost);
    if (found.isEmpty()) {
      return Located.not(candidate, advice.notAtHand());
    }
    Path file = absolute(found.get());
    if (!isJava(file)) {
      return Located.not(candidate, ScanTexts.of("source.not-java"));
    }
    if (!file.startsWith(root)) {
      return Located.not(candidate, advice.outside());
    }
    if (isBehindLink(file)) {
      return Located.not(candidate, ScanTexts.of("source.link"));
    }
    if (!Files.isReadable(file)) {
      return Located.not(candidate, ScanTexts.of("source.unreadable"));
    }
    Optional<ParsedSource> parsed = sources.parsed(outermost);
    if (parsed.isEmpty()) {
      return Located.not(candidate, ScanTexts.of("source.unparsed"));
    }
    ParsedSource source = parsed.get();
    if (isGenerated(file, source)) {
      return Located.not(candidate, ScanTexts.of("source.generated"));
    }
    return source
        .named(candidate.owner().flatName().toString())
        .map(tree -> new SourceClass(source, tree))
        .filter(type -> agrees(type, candidate, step))
        .map(type -> Located.at(candidate, type))
        .orElseGet(() -> Located.not(candidate, DIFFERS));
  }

  /** {@code git apply} refuses a whole patch for one such file. */
  private boolean isBehindLink(Path file) {
    for (Path at = file; !at.equals(root); at = at.getParent()) {
      if (Files.isSymbolicLink(at)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isGenerated(Path file, ParsedSource source) {
    String path = file.toString().replace('\\', '/');
    return path.contains("/generated-sources/")
        || path.contains("/generated/")
        || source.file().text().contains("@Generated(");
  }

  /** Whether the source has the field with its type, and what earlier steps added but no more. */
  private static boolean agrees(SourceClass type, Candidate candidate, Step step) {
    TwinnedField twinned = Located.at(candidate, type).twinned();
    boolean hasTwins = twinned.twinNames().stream().allMatch(name -> type.field(name).isPresent());
    boolean hasNone = twinned.twinNames().stream().noneMatch(name -> type.field(name).isPresent());
    return type.isPlainClass()
        && type.endOfHeader().isPresent()
        && type.field(candidate.name()).filter(field -> isOfType(field, candidate)).isPresent()
        && (step == Step.READ ? hasNone : hasTwins)
        && !type.declaresMethod(step.hook());
  }

  private static boolean isOfType(VariableTree field, Candidate candidate) {
    String written = CharMatcher.whitespace().removeFrom(String.valueOf(field.getType()));
    String type = candidate.finding().typeName();
    return type.equals(written) || type.substring(type.lastIndexOf('.') + 1).equals(written);
  }
}
