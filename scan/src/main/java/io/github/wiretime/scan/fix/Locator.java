package io.github.wiretime.scan.fix;

import com.google.common.base.CharMatcher;
import com.sun.source.tree.VariableTree;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Finds candidates in sources, each of which is read once. */
final class Locator {

  private static final String DIFFERS =
      "its source differs from its class file: build it, and ask again";

  private final Function<ClassSymbol, Optional<Path>> fileOf;
  private final Path root;
  private final Advice advice;
  private final Map<Path, Optional<ParsedFile>> parsed = new HashMap<>();

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

  Located find(Candidate candidate, Step step) {
    Optional<Path> found = fileOf.apply(candidate.owner().outermostClass());
    if (found.isEmpty()) {
      return Located.not(candidate, advice.notAtHand());
    }
    Path file = found.get().toAbsolutePath().normalize();
    if (!file.toString().endsWith(".java")) {
      return Located.not(candidate, "its source is not Java: add the twins by hand");
    }
    if (!file.startsWith(root)) {
      return Located.not(candidate, advice.outside());
    }
    if (!Files.isReadable(file)) {
      return Located.not(candidate, "its source cannot be read: look at its permissions");
    }
    Optional<ParsedFile> source = parsed.computeIfAbsent(file, Locator::parse);
    if (source.isEmpty()) {
      return Located.not(
          candidate,
          "its source cannot be parsed: use the JDK of the build, and sources that compile");
    }
    if (isGenerated(file, source.get())) {
      return Located.not(candidate, "its source is generated: change what generates it");
    }
    return source
        .get()
        .named(candidate.owner().flatName().toString())
        .filter(type -> agrees(type, candidate, step))
        .map(type -> Located.at(candidate, type))
        .orElseGet(() -> Located.not(candidate, DIFFERS));
  }

  private static Optional<ParsedFile> parse(Path file) {
    try {
      return ParsedFile.of(SourceFile.read(file));
    } catch (IOException unreadable) {
      return Optional.empty();
    }
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
