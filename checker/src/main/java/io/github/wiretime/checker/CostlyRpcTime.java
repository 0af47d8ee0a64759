package io.github.wiretime.checker;

import static com.google.errorprone.BugPattern.LinkType.NONE;
import static com.google.errorprone.BugPattern.SeverityLevel.WARNING;
import static com.google.errorprone.BugPattern.StandardTags.PERFORMANCE;

import com.google.auto.service.AutoService;
import com.google.errorprone.BugPattern;
import com.google.errorprone.BugPattern.SeverityLevel;
import com.google.errorprone.ErrorProneFlags;
import com.google.errorprone.VisitorState;
import com.google.errorprone.bugpatterns.BugChecker;
import com.google.errorprone.bugpatterns.BugChecker.AnnotationTreeMatcher;
import com.google.errorprone.bugpatterns.BugChecker.ClassTreeMatcher;
import com.google.errorprone.bugpatterns.BugChecker.MethodTreeMatcher;
import com.google.errorprone.bugpatterns.BugChecker.VariableTreeMatcher;
import com.google.errorprone.matchers.Description;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCAnnotation;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.JCDiagnostic.DiagnosticPosition;
import io.github.wiretime.checker.finding.Acceptances;
import io.github.wiretime.checker.javac.Generated;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import javax.inject.Inject;

/** Reports the members whose time types Hessian writes expensively when Dubbo sends them. */
@AutoService(BugChecker.class)
@BugPattern(
    summary = "A Dubbo call sends a time type that Hessian writes as a large and slow object",
    severity = WARNING,
    tags = PERFORMANCE,
    linkType = NONE) // Only some diagnostics have a link, and none can be taken away again.
public final class CostlyRpcTime extends BugChecker
    implements AnnotationTreeMatcher, ClassTreeMatcher, MethodTreeMatcher, VariableTreeMatcher {

  private static final long serialVersionUID = 1L;

  /** The page that explains the check. */
  public static final String DOCUMENTATION =
      "https://github.com/wiretime/wiretime/blob/main/docs/CostlyRpcTime.md";

  /** What to do about a type that changed in place. */
  public static final String CHANGED_IN_PLACE =
      "https://github.com/wiretime/wiretime/blob/main/docs/migrating.md#a-type-changed-in-place";

  private final transient Context.Key<Compilation> compilationKey = new Context.Key<>();
  private final transient Context.Key<Throwable> failureKey = new Context.Key<>();
  private final ErrorProneFlags flags;

  /** For the service loader, which only reads the annotation. */
  public CostlyRpcTime() {
    this(ErrorProneFlags.empty());
  }

  /**
   * The check with the flags of a compilation. They are parsed when the first source is visited,
   * where errors can be shown.
   */
  @Inject
  public CostlyRpcTime(ErrorProneFlags flags) {
    this.flags = flags;
  }

  @Override
  public Description matchClass(ClassTree tree, VisitorState state) {
    return describe(tree, ASTHelpers.getSymbol(tree), state);
  }

  @Override
  public Description matchMethod(MethodTree tree, VisitorState state) {
    Tree position = tree.getReturnType() == null ? tree : tree.getReturnType();
    return describe(position, ASTHelpers.getSymbol(tree), state);
  }

  @Override
  public Description matchVariable(VariableTree tree, VisitorState state) {
    return describe(tree, ASTHelpers.getSymbol(tree), state);
  }

  @Override
  public Description matchAnnotation(AnnotationTree tree, VisitorState state) {
    return guarded(state, () -> blankReason(tree, state));
  }

  private Description blankReason(AnnotationTree tree, VisitorState state) {
    return leavesGeneratedAlone(state) && Generated.contains(annotated(state))
        ? Description.NO_MATCH
        : blankReason(tree);
  }

  /** What to say about an acceptance that accepts nothing. */
  Description blankReason(AnnotationTree tree) {
    return Acceptances.lacksReason(((JCAnnotation) tree).attribute)
        ? buildDescription(tree)
            .setLinkUrl(DOCUMENTATION)
            .setMessage(
                "'@AcceptCostlyRpcTime' needs a reason that is not blank; without one it accepts nothing")
            .build()
        : Description.NO_MATCH;
  }

  /** The declaration with the modifiers that hold the annotation being visited. */
  private static Symbol annotated(VisitorState state) {
    return ASTHelpers.getSymbol(state.getPath().getParentPath().getParentPath().getLeaf());
  }

  private Description describe(Tree tree, Symbol declaration, VisitorState state) {
    Compilation known = state.context.get(compilationKey);
    if (known != null && !known.placements().areAt(declaration)) {
      return Description.NO_MATCH; // nearly all of very many
    }
    return guarded(
        state,
        () -> {
          descriptionsAt(
              tree, declaration, compilation(state), (position, found) -> state.reportMatch(found));
          return Description.NO_MATCH;
        });
  }

  /** Whatever goes wrong in here costs the user the findings, but not the compilation. */
  private Description guarded(VisitorState state, Supplier<Description> question) {
    if (state.context.get(failureKey) != null) {
      return Description.NO_MATCH;
    }
    try {
      return question.get();
    } catch (RuntimeException | AssertionError | LinkageError | StackOverflowError unexpected) {
      state.context.put(failureKey, unexpected);
      Compilation.sayFailed(state.context, unexpected);
      return Description.NO_MATCH;
    }
  }

  /** Reports at a declaration: at the tree, unless a text points at something inside it. */
  void descriptionsAt(
      Tree tree,
      Symbol declaration,
      Compilation compilation,
      BiConsumer<DiagnosticPosition, Description> reporter) {
    if (!compilation.placements().areAt(declaration)) {
      return;
    }
    compilation
        .placements()
        .at(declaration)
        .forEach(
            (inside, placed) -> {
              DiagnosticPosition position = inside.orElse((JCTree) tree);
              Description.Builder description =
                  buildDescription(position).setMessage(placed.text());
              placed.page().ifPresent(description::setLinkUrl);
              compilation.limit().beforeNext();
              reporter.accept(position, description.build());
            });
  }

  /** Error Prone forgets its own option once the check is an error. */
  private static boolean leavesGeneratedAlone(VisitorState state) {
    return state.errorProneOptions().disableWarningsInGeneratedCode();
  }

  private Compilation compilation(VisitorState state) {
    Compilation known = state.context.get(compilationKey);
    if (known != null) {
      return known;
    }
    Compilation compilation =
        Compilation.analyze(
            state.context,
            flags,
            new Acceptances(allNames()),
            severity(state),
            leavesGeneratedAlone(state));
    state.context.put(compilationKey, compilation);
    return compilation;
  }

  private SeverityLevel severity(VisitorState state) {
    return state.severityMap().getOrDefault(canonicalName(), defaultSeverity());
  }
}
