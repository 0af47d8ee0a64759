package io.github.wiretime.scan.sources;

import com.google.common.collect.ImmutableList;
import com.sun.source.util.SourcePositions;
import com.sun.tools.javac.api.JavacTrees;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.main.JavaCompiler;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.application.ReportLocation;
import io.github.wiretime.checker.compilation.SourcePlaces;
import io.github.wiretime.checker.javac.Guard;
import io.github.wiretime.checker.options.Check;
import io.github.wiretime.checker.report.Places;
import io.github.wiretime.checker.words.Language;
import io.github.wiretime.scan.archive.Element;
import io.github.wiretime.scan.archive.SomeNames;
import io.github.wiretime.scan.words.ScanTexts;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The sources of the classes that are scanned, as far as they are at hand. A source is read when
 * something in it is asked for, and never attributed.
 */
public final class Sources implements Places {

  private final SourceFolders folders;
  private final JavaCompiler javac;
  private final Guard guard;
  private final SourcePositions positions;
  private final Map<ClassSymbol, Optional<SourceOnDisk>> texts = new HashMap<>();
  private final Map<Path, SourceOnDisk> files = new HashMap<>();
  private final Map<SourceOnDisk, Optional<ParsedSource>> parsed = new HashMap<>();
  private final Set<String> unreadable = new TreeSet<>();

  /**
   * Of classes that were entered already.
   *
   * @param named folders of sources besides those that lie beside folders of classes
   */
  public Sources(Context context, List<Element> elements, List<Path> named) {
    this.folders = new SourceFolders(elements, named);
    this.javac = JavaCompiler.instance(context);
    this.guard = Guard.instance(context);
    this.positions = JavacTrees.instance(context).getSourcePositions();
  }

  @Override
  public Optional<Place> of(ReportLocation location) {
    return location instanceof ReportLocation.FileLine there
        ? Optional.of(new Place(there.file(), there.line(), /* column= */ 1))
        : location.declaration().flatMap(this::of);
  }

  @Override
  public Optional<Place> of(Symbol declaration) {
    return text(declaration)
        .flatMap(
            text ->
                text.isJava()
                    ? parsed(text).flatMap(source -> place(source, declaration))
                    : place(text, declaration));
  }

  private static Optional<Place> place(ParsedSource source, Symbol declaration) {
    return source
        .nearest(declaration)
        .map(tree -> SourcePlaces.at(source.unit(), tree.getPreferredPosition()));
  }

  private Optional<Place> place(SourceOnDisk text, Symbol declaration) {
    return folders
        .classFileOf(declaration.enclClass())
        .flatMap(classFile -> CompiledLines.of(declaration, classFile, guard))
        .map(line -> new Place(text.toUri(), line, /* column= */ 1));
  }

  /**
   * Whether the declaration itself, and not one around it, has a {@code @SuppressWarnings} that
   * names the check.
   */
  public boolean suppresses(Check check, Symbol declaration) {
    return text(declaration)
        .filter(text -> text.isJava() && text.mentions(check.id()))
        .flatMap(this::parsed)
        .flatMap(source -> source.declared(declaration))
        .filter(new Suppressions(check)::on)
        .isPresent();
  }

  /** The file from which a class was compiled that no other class is around, if it is at hand. */
  public Optional<Path> fileOf(ClassSymbol outermost) {
    return folders.fileOf(outermost);
  }

  /** The source of such a class, if it is at hand and javac can read it. */
  public Optional<ParsedSource> parsed(ClassSymbol outermost) {
    return text(outermost).filter(SourceOnDisk::isJava).flatMap(this::parsed);
  }

  /** What the reader should know. */
  public ImmutableList<String> said(Language language) {
    return unreadable.isEmpty()
        ? ImmutableList.of()
        : ImmutableList.of(
            ScanTexts.of(
                    "sources.left-out",
                    Runtime.version().feature(),
                    SomeNames.of(unreadable, language))
                .in(language));
  }

  private Optional<SourceOnDisk> text(Symbol declaration) {
    ClassSymbol outermost = declaration.outermostClass();
    Optional<SourceOnDisk> known = texts.get(outermost);
    if (known == null) {
      known = folders.fileOf(outermost).flatMap(this::read);
      texts.put(outermost, known);
    }
    return known;
  }

  private Optional<SourceOnDisk> read(Path file) {
    try {
      return Optional.of(files.computeIfAbsent(file, SourceOnDisk::read));
    } catch (UncheckedIOException problem) {
      unreadable.add(file.toString());
      return Optional.empty();
    }
  }

  private Optional<ParsedSource> parsed(SourceOnDisk text) {
    return parsed.computeIfAbsent(text, this::parse);
  }

  /** Deep expressions are too much for javac's parser. */
  private Optional<ParsedSource> parse(SourceOnDisk text) {
    String name = Path.of(text.toUri()).toString();
    int before = javac.errorCount();
    Optional<ParsedSource> source =
        new Guard()
            .ask(
                name,
                Optional.empty(),
                () -> Optional.of(new ParsedSource(text.file(), javac.parse(text), positions)));
    if (source.isEmpty() || javac.errorCount() > before) {
      unreadable.add(name);
      return Optional.empty();
    }
    return source;
  }
}
