package io.github.wiretime.checker.report;

import com.sun.source.tree.LineMap;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.comp.AttrContext;
import com.sun.tools.javac.comp.Enter;
import com.sun.tools.javac.comp.Env;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.TreeInfo;
import com.sun.tools.javac.util.Context;
import java.util.Optional;

/** Files and lines of declarations that are compiled now. */
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

  SourcePlaces(Context context, Repository repository) {
    this.enter = Enter.instance(context);
    this.repository = repository;
  }

  /** Where a declaration stands, or a tree inside it. */
  Optional<Place> of(Symbol declaration, Optional<Tree> inside) {
    ClassSymbol outermost = declaration.outermostClass();
    Env<AttrContext> env = outermost == null ? null : enter.getEnv(outermost);
    if (env == null) {
      return Optional.empty();
    }
    int position =
        inside
            .map(tree -> TreeInfo.diagnosticPositionFor(null, (JCTree) tree).getPreferredPosition())
            .orElseGet(
                () ->
                    TreeInfo.diagnosticPositionFor(declaration, env.toplevel)
                        .getPreferredPosition());
    LineMap lines = env.toplevel.getLineMap();
    long line = lines.getLineNumber(position);
    // Not the column that javac's map tells: it counts a tab as up to eight.
    return Optional.of(
        new Place(
            repository.relative(outermost.sourcefile.toUri()),
            line,
            position - lines.getStartPosition(line) + 1));
  }
}
