package io.github.wiretime.scan.sources;

import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCAnnotation;
import com.sun.tools.javac.tree.JCTree.JCAssign;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCLiteral;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCModifiers;
import com.sun.tools.javac.tree.JCTree.JCNewArray;
import com.sun.tools.javac.tree.JCTree.JCParens;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import io.github.wiretime.checker.options.Check;
import java.util.Optional;

/** What {@code @SuppressWarnings} says in sources that nobody attributes: literals only. */
record Suppressions(Check check) {

  /** Whether the annotations of a declaration name the check. */
  boolean on(JCTree declaration) {
    return modifiers(declaration).stream()
        .flatMap(modifiers -> modifiers.annotations.stream())
        .anyMatch(this::isOne);
  }

  private static Optional<JCModifiers> modifiers(JCTree declaration) {
    if (declaration instanceof JCClassDecl type) {
      return Optional.of(type.mods);
    }
    if (declaration instanceof JCMethodDecl method) {
      return Optional.of(method.mods);
    }
    return declaration instanceof JCVariableDecl variable
        ? Optional.of(variable.mods)
        : Optional.empty();
  }

  private boolean isOne(JCAnnotation annotation) {
    String name = annotation.annotationType.toString();
    return (name.equals("SuppressWarnings") || name.equals("java.lang.SuppressWarnings"))
        && annotation.args.stream().anyMatch(this::isNamed);
  }

  private boolean isNamed(JCTree value) {
    if (value instanceof JCAssign assignment) {
      return isNamed(assignment.rhs);
    }
    if (value instanceof JCParens inside) {
      return isNamed(inside.expr);
    }
    if (value instanceof JCNewArray several) {
      return several.elems.stream().anyMatch(this::isNamed);
    }
    return value instanceof JCLiteral literal && check.id().equals(literal.value);
  }
}
