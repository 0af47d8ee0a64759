package io.github.wiretime.checker;

import com.google.common.collect.ImmutableMap;
import com.google.errorprone.ErrorProneFlags;
import com.google.errorprone.VisitorState;
import com.google.errorprone.bugpatterns.BugChecker;
import com.google.errorprone.bugpatterns.BugChecker.AnnotationTreeMatcher;
import com.google.errorprone.bugpatterns.BugChecker.CompilationUnitTreeMatcher;
import com.google.errorprone.matchers.Description;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCAnnotation;
import com.sun.tools.javac.tree.TreeInfo;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.JCDiagnostic.DiagnosticPosition;
import io.github.wiretime.checker.finding.Acceptances;
import io.github.wiretime.checker.finding.AllAcceptances;
import io.github.wiretime.checker.javac.Generated;
import io.github.wiretime.checker.options.Check;
import io.github.wiretime.checker.options.CompilerDialect;
import io.github.wiretime.checker.options.OptionsParser;
import io.github.wiretime.checker.words.CheckTexts;
import io.github.wiretime.checker.words.Language;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * What the checks have in common: they ask about the same members of one {@link Compilation}, and
 * each places its own diagnostics.
 */
public abstract class RpcCheck extends BugChecker
    implements AnnotationTreeMatcher, CompilationUnitTreeMatcher {

  private static final long serialVersionUID = 1L;

  /** Computed once for all checks. */
  private static final Context.Key<Compilation> COMPILATION = new Context.Key<>();

  private static final Context.Key<Throwable> FAILURE = new Context.Key<>();

  private final Check check;
  private final transient Acceptances acceptances;
  private final ImmutableMap<String, String> options;

  /**
   * The check with the flags of a compilation. Options are parsed when the first source is visited,
   * where errors can be shown.
   */
  RpcCheck(Check check, ErrorProneFlags flags) {
    this.check = check;
    this.acceptances = AllAcceptances.ofSources().of(check);
    this.options = CompilerDialect.options(flags.getFlagsMap());
  }

  @Override
  public Description matchCompilationUnit(CompilationUnitTree file, VisitorState state) {
    return guarded(
        state,
        () -> {
          Compilation compilation = compilation(state);
          for (Tree type : file.getTypeDecls()) {
            descriptionsIn(
                type,
                compilation,
                tree -> isSuppressed(tree, state),
                (position, found) -> state.reportMatch(found));
          }
          return Description.NO_MATCH;
        });
  }

  @Override
  public Description matchAnnotation(AnnotationTree tree, VisitorState state) {
    return guarded(
        state,
        () -> {
          Description blank = blankReason(tree);
          return blank != Description.NO_MATCH
                  && leavesGeneratedAlone(state)
                  && Generated.contains(annotated(state))
              ? Description.NO_MATCH
              : blank;
        });
  }

  /** What to say about an acceptance that accepts nothing. */
  Description blankReason(AnnotationTree tree) {
    if (!acceptances.lacksReason(((JCAnnotation) tree).attribute)) {
      return Description.NO_MATCH;
    }
    Language language = OptionsParser.language(options);
    return buildDescription(tree)
        .setLinkUrl(check.page().in(language))
        .setMessage(CheckTexts.of("acceptance.blank", check.id()).in(language))
        .build();
  }

  /** The declaration with the modifiers that hold the annotation being visited. */
  private static Symbol annotated(VisitorState state) {
    return ASTHelpers.getSymbol(state.getPath().getParentPath().getParentPath().getLeaf());
  }

  /** Whatever goes wrong in here costs the user the findings, but not the compilation. */
  private Description guarded(VisitorState state, Supplier<Description> question) {
    if (state.context.get(FAILURE) != null) {
      return Description.NO_MATCH;
    }
    try {
      return question.get();
    } catch (RuntimeException
        | AssertionError
        | LinkageError
        | StackOverflowError
        | OutOfMemoryError unexpected) {
      state.context.put(FAILURE, unexpected);
      CompilationRun.sayFailed(state.context, unexpected);
      return Description.NO_MATCH;
    }
  }

  /** Reports at the declarations inside a class, and at the class. */
  void descriptionsIn(
      Tree type,
      Compilation compilation,
      Predicate<Tree> suppressed,
      BiConsumer<DiagnosticPosition, Description> reporter) {
    Placements placements = compilation.placements(check);
    if (!placements.areIn(TreeInfo.symbolFor((JCTree) type))) {
      return; // nearly all of very many
    }
    new DeclarationFinder(
            placements,
            suppressed,
            (position, placed) -> {
              Description.Builder description =
                  buildDescription(position).setMessage(placed.text());
              description.setLinkUrl(placed.page());
              compilation.limit(check).beforeNext();
              reporter.accept(position, description.build());
            })
        .scan(type, null);
  }

  /** Error Prone forgets its own option once the check is an error. */
  private static boolean leavesGeneratedAlone(VisitorState state) {
    return state.errorProneOptions().disableWarningsInGeneratedCode();
  }

  private Compilation compilation(VisitorState state) {
    Compilation known = state.context.get(COMPILATION);
    if (known != null) {
      return known;
    }
    Compilation compilation =
        CompilationRun.analyze(
            state.context,
            options,
            Checks.of(state.severityMap(), state.errorProneOptions()),
            leavesGeneratedAlone(state));
    state.context.put(COMPILATION, compilation);
    return compilation;
  }
}
