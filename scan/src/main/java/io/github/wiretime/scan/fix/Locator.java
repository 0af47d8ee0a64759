package io.github.wiretime.scan.fix;

import com.google.common.base.CharMatcher;
import com.sun.source.tree.VariableTree;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import io.github.wiretime.checker.words.Text;
import io.github.wiretime.scan.words.ScanTexts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Finds candidates in sources, which are read and parsed together. */
final class Locator {

  private static final Text DIFFERS = ScanTexts.of("source.differs");

  private final Function<ClassSymbol, Optional<Path>> fileOf;
  private final Path root;
  private final Advice advice;
  private final Map<Path, ParsedFile> parsed = new HashMap<>();

  /**
   * Looks for sources.
   *
   * @param fileOf the file of a class, if it is at hand
   * @param root the folder from which the patch will be applied
   * @param advice what users can do about sources
   */
  Locator(Function<ClassSymbol, Optional<Path>> fileOf, Path root, Advice advice) {
    this.fileOf = fileOf;
    this.root = root.toAbsolutePath().normalize();
    this.advice = advice;
  }

  /** The name of a source in a patch. */
  String pathInPatch(SourceFile file) {
    return root.relativize(file.path()).toString().replace('\\', '/');
  }

  /** Reads the sources of candidates, before it is asked for any of them. */
  void read(Iterable<Candidate> candidates) {
    Map<Path, SourceFile> files = new LinkedHashMap<>();
    for (Candidate candidate : candidates) {
      fileOf(candidate).filter(this::isFit).ifPresent(path -> read(path, files));
    }
    parsed.putAll(ParsedFile.of(files.values()));
  }

  private static void read(Path path, Map<Path, SourceFile> files) {
    if (!files.containsKey(path)) {
      try {
        files.put(path, SourceFile.read(path));
      } catch (IOException unreadable) {
        // It is said to be one where it is asked for.
      }
    }
  }

  private Optional<Path> fileOf(Candidate candidate) {
    return fileOf
        .apply(candidate.owner().outermostClass())
        .map(path -> path.toAbsolutePath().normalize());
  }

  private boolean isFit(Path file) {
    return isJava(file) && file.startsWith(root) && Files.isReadable(file);
  }

  private static boolean isJava(Path file) {
    return file.toString().endsWith(".java");
  }

  Located find(Candidate candidate, Step step) {
    Optional<Path> found = fileOf(candidate);
    if (found.isEmpty()) {
      return Located.not(candidate, advice.notAtHand());
    }
    Path file = found.get();
    if (!isJava(file)) {
      return Located.not(candidate, ScanTexts.of("source.not-java"));
    }
    if (!file.startsWith(root)) {
      return Located.not(candidate, advice.outside());
    }
    if (!Files.isReadable(file)) {
      return Located.not(candidate, ScanTexts.of("source.unreadable"));
    }
    ParsedFile source = parsed.get(file);
    if (source == null) {
      return Located.not(candidate, ScanTexts.of("source.unparsed"));
    }
    if (isGenerated(file, source)) {
      return Located.not(candidate, ScanTexts.of("source.generated"));
    }
    return source
        .named(candidate.owner().flatName().toString())
        .filter(type -> agrees(type, candidate, step))
        .map(type -> Located.at(candidate, type))
        .orElseGet(() -> Located.not(candidate, DIFFERS));
  }

  private static boolean isGenerated(Path file, ParsedFile source) {
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
