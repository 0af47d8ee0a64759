package io.github.wiretime.checker.compilation;

import com.sun.source.tree.LineMap;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.comp.AttrContext;
import com.sun.tools.javac.comp.Enter;
import com.sun.tools.javac.comp.Env;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.JCDiagnostic.DiagnosticPosition;
import io.github.wiretime.checker.application.ReportLocation;
import io.github.wiretime.checker.report.Places;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Files and lines of declarations that are compiled now, and of those in Spring files. */
public final class SourcePlaces implements Places {

  private final Enter enter;
  private final Map<JCCompilationUnit, Declarations> declarations = new HashMap<>();

  /** Of one compilation. */
  public SourcePlaces(Context context) {
    this.enter = Enter.instance(context);
  }

  @Override
  public Optional<Place> of(ReportLocation anchor) {
    return anchor instanceof ReportLocation.FileLine there
        ? Optional.of(new Place(there.file(), there.line(), 1))
        : of(anchor.declaration().orElseThrow(), anchor.position());
  }

  @Override
  public Optional<Place> of(Symbol declaration) {
    return of(declaration, Optional.empty());
  }

  private Optional<Place> of(Symbol declaration, Optional<DiagnosticPosition> inside) {
    Env<AttrContext> env = enter.getEnv(declaration.outermostClass());
    if (env == null) {
      return Optional.empty();
    }
    JCCompilationUnit source = env.toplevel;
    int position =
        inside
            .map(DiagnosticPosition::getPreferredPosition)
            .orElseGet(() -> declarationsOf(source).positionOf(declaration));
    return Optional.of(at(source, position));
  }

  /** The place of a position in a source. */
  public static Place at(JCCompilationUnit source, int position) {
    LineMap lines = source.getLineMap();
    long line = lines.getLineNumber(position);
    // Not the column that javac's map tells: it counts a tab as up to eight.
    long column = position - lines.getStartPosition(line) + 1;
    return new Place(source.getSourceFile().toUri(), line, column);
  }

  private Declarations declarationsOf(JCCompilationUnit source) {
    return declarations.computeIfAbsent(source, Declarations::new);
  }
}
