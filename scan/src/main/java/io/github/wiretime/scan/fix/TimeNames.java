package io.github.wiretime.scan.fix;

import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import com.sun.source.tree.ImportTree;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import io.github.wiretime.scan.sources.ParsedSource;
import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The classes of {@code java.time} that the code of a patch names without a package, as its file
 * does.
 *
 * @param ofFile those that the file names so already
 * @param imported those for which the patch adds an import, which makes its lines short
 */
record TimeNames(ParsedSource parsed, ImmutableSet<String> ofFile, ImmutableSet<String> imported) {

  private static final String PACKAGE = "java.time.";
  private static final Pattern QUALIFIED =
      Pattern.compile("\\bjava\\.time\\.(?:temporal\\.)?[A-Z]\\w*");

  /** For the fields of a class and lines of code, in which all names are qualified. */
  static TimeNames of(
      ClassSymbol owner, SourceClass type, Collection<Located> members, Collection<String> lines) {
    ImmutableSet<String> ofFile =
        Stream.concat(
                type.imported().stream()
                    .filter(name -> name.startsWith(PACKAGE))
                    .filter(name -> !HiddenNames.isHidden(owner, simple(name))),
                members.stream()
                    .map(Located::candidate)
                    .filter(
                        each ->
                            String.valueOf(type.field(each.name()).orElseThrow().getType())
                                    .indexOf('.')
                                < 0)
                    .map(each -> each.finding().typeName()))
            .collect(toImmutableSet());
    ImmutableSet<String> used =
        lines.stream()
            .flatMap(line -> QUALIFIED.matcher(line).results())
            .map(found -> found.group())
            .collect(toImmutableSet());
    return new TimeNames(
        type.parsed(),
        ofFile,
        Sets.difference(used, ofFile).stream()
            .filter(name -> !HiddenNames.isHidden(owner, simple(name)))
            .filter(name -> isFree(type.parsed(), simple(name)))
            .collect(toImmutableSet()));
  }

  /** Whether the file imports classes of the package, and nothing in it has a simple name. */
  private static boolean isFree(ParsedSource parsed, String simple) {
    return imports(parsed).findAny().isPresent()
        && !Pattern.compile("\\b" + simple + "\\b").matcher(parsed.file().text()).find();
  }

  private static Stream<ImportTree> imports(ParsedSource parsed) {
    return parsed.unit().getImports().stream()
        .filter(each -> !each.isStatic() && name(each).startsWith(PACKAGE))
        .map(ImportTree.class::cast);
  }

  private static String name(ImportTree each) {
    return each.getQualifiedIdentifier().toString();
  }

  private static String simple(String name) {
    return name.substring(name.lastIndexOf('.') + 1);
  }

  /** A line of code without the packages. */
  String shortened(String line) {
    String shortened = line;
    for (String name : Sets.union(ofFile, imported)) {
      shortened = shortened.replaceAll("\\b" + Pattern.quote(name) + "\\b", simple(name));
    }
    return shortened;
  }

  /** The imports, among those of the package and in their order. */
  ImmutableList<Insertion> imports() {
    return imported.stream().sorted().map(this::importOf).collect(ImmutableList.toImmutableList());
  }

  private Insertion importOf(String name) {
    Optional<ImportTree> above =
        imports(parsed)
            .filter(each -> name(each).compareTo(name) < 0)
            .max(Comparator.comparing(TimeNames::name));
    String statement = "import " + name + ";";
    if (above.isEmpty()) {
      int start =
          parsed.start(imports(parsed).min(Comparator.comparing(TimeNames::name)).orElseThrow());
      return new Insertion(start, statement + parsed.file().lineEnd(start));
    }
    int end = parsed.end(above.get());
    int nextLine = parsed.file().nextLineIfFree(end);
    return nextLine < 0
        ? new Insertion(end, " " + statement)
        : new Insertion(nextLine, statement + parsed.file().lineEnd(nextLine));
  }
}
