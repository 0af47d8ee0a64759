package io.github.wiretime.checker.report;

import com.google.common.collect.ImmutableList;
import com.sun.source.tree.LineMap;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.comp.AttrContext;
import com.sun.tools.javac.comp.Enter;
import com.sun.tools.javac.comp.Env;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.roots.Anchor;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Files and lines of declarations that are compiled now, and of those in Spring files. */
final class SourcePlaces {

  /**
   * A place in a source.
   *
   * @param uri relative to the root of the repository, else absolute
   * @param line from one
   * @param column from one
   */
  record Place(String uri, long line, long column) {}

  private final Enter enter;
  private final Repository repository;
  private final ImmutableList<Path> springFiles;
  private final Map<JCCompilationUnit, Declarations> declarations = new HashMap<>();
  private final Map<JCCompilationUnit, String> uris = new HashMap<>();

  SourcePlaces(Context context, Repository repository, ImmutableList<Path> springFiles) {
    this.enter = Enter.instance(context);
    this.repository = repository;
    this.springFiles = springFiles;
  }

  /** Where to show what is reported there. */
  Optional<Place> of(Anchor anchor) {
    return anchor.declaration().isPresent()
        ? of(anchor.declaration().get(), anchor.position())
        : ofSpringFile(anchor.text());
  }

  /** An anchor in a Spring file has the text {@code beans.xml:3}. */
  private Optional<Place> ofSpringFile(String text) {
    int colon = text.lastIndexOf(':');
    return springFiles.stream()
        .filter(file -> file.getFileName().toString().equals(text.substring(0, colon)))
        .findFirst()
        .map(
            file ->
                new Place(repository.relative(file), Long.parseLong(text.substring(colon + 1)), 1));
  }

  /** Where a declaration stands, or a tree inside it. */
  Optional<Place> of(Symbol declaration, Optional<Tree> inside) {
    Env<AttrContext> env = enter.getEnv(declaration.outermostClass());
    if (env == null) {
      return Optional.empty();
    }
    JCCompilationUnit source = env.toplevel;
    int position =
        inside
            .map(tree -> ((JCTree) tree).getPreferredPosition())
            .orElseGet(() -> declarationsOf(source).positionOf(declaration));
    LineMap lines = source.getLineMap();
    long line = lines.getLineNumber(position);
    // Not the column that javac's map tells: it counts a tab as up to eight.
    return Optional.of(new Place(uriOf(source), line, position - lines.getStartPosition(line) + 1));
  }

  private Declarations declarationsOf(JCCompilationUnit source) {
    return declarations.computeIfAbsent(source, Declarations::new);
  }

  /** Remembered, because to make one the repository is looked up on disk. */
  private String uriOf(JCCompilationUnit source) {
    return uris.computeIfAbsent(source, unit -> repository.relative(unit.getSourceFile().toUri()));
  }
}
