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
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

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

  SourcePlaces(Context context) {
    this.enter = Enter.instance(context);
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
    return Optional.of(
        new Place(
            relative(outermost.sourcefile.toUri()),
            lines.getLineNumber(position),
            lines.getColumnNumber(position)));
  }

  private static String relative(URI source) {
    if (!"file".equals(source.getScheme())) {
      return source.toString();
    }
    Path path = Path.of(source);
    return Stream.iterate(path.getParent(), folder -> folder != null, Path::getParent)
        .filter(folder -> Files.exists(folder.resolve(".git")))
        .findFirst()
        .map(root -> root.toUri().relativize(source).toString())
        .orElse(source.toString());
  }
}
