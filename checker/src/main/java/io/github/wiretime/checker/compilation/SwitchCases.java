package io.github.wiretime.checker.compilation;

import com.sun.source.tree.Tree;
import com.sun.tools.javac.tree.JCTree.JCCase;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import com.sun.tools.javac.tree.JCTree.JCStatement;
import java.util.List;

/** What the cases of a switch do with a value. */
final class SwitchCases {

  private SwitchCases() {}

  /** Whether a switch throws an exception if it gets null: no case is for null. */
  static boolean refuseNull(List<JCCase> cases) {
    return cases.stream()
        .flatMap(each -> each.getExpressions().stream())
        .noneMatch(label -> label.getKind() == Tree.Kind.NULL_LITERAL);
  }

  /** The statements from the case of a number on, or from the default. */
  static List<JCStatement> of(double number, List<JCCase> cases) {
    int chosen = cases.size();
    for (int i = 0; i < cases.size(); i++) {
      List<JCExpression> labels = cases.get(i).getExpressions();
      if (labels.stream().anyMatch(label -> isConstant(label, number))) {
        chosen = i;
        break;
      }
      if (labels.isEmpty()) { // default
        chosen = i;
      }
    }
    return cases.subList(chosen, cases.size()).stream()
        .<JCStatement>flatMap(each -> each.stats.stream())
        .toList();
  }

  private static boolean isConstant(JCExpression label, double number) {
    return label.type != null
        && label.type.constValue() instanceof Number constant
        && constant.doubleValue() == number;
  }
}
