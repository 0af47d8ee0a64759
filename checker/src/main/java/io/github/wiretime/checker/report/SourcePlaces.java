package io.github.wiretime.checker.report;

import com.sun.source.tree.LineMap;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.comp.AttrContext;
import com.sun.tools.javac.comp.Enter;
import com.sun.tools.javac.comp.Env;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.javac.Declarations;
import io.github.wiretime.checker.roots.ReportLocation;
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
  private final Map<JCCompilationUnit, Declarations> declarations = new HashMap<>();
  private final Map<JCCompilationUnit, String> uris = new HashMap<>();

  SourcePlaces(Context context, Repository repository) {
    this.enter = Enter.instance(context);
    this.repository = repository;
  }

  /** Where to show what is reported there. */
  Optional<Place> of(ReportLocation anchor) {
    return anchor instanceof ReportLocation.FileLine there
        ? Optional.of(new Place(repository.relative(there.file()), there.line(), 1))
        : of(anchor.declaration().orElseThrow(), anchor.position());
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
