package io.github.wiretime.checker.walk;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.common.collect.Iterables;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.TypeSymbol;
import io.github.wiretime.oracle.SourceClasses;
import org.junit.jupiter.api.Test;

/** Keys are equal if they say the same of the same class or type parameter. */
final class NodeKeyTest {

  private final SourceClasses classes =
      SourceClasses.of("package app; class Box<T> {} class Order {}");
  private final ClassSymbol box = classes.named("Box");
  private final ClassSymbol order = classes.named("Order");
  private final TypeSymbol parameter = Iterables.getOnlyElement(box.type.getTypeArguments()).tsym;

  @Test
  void equalKeysSayTheSameOfTheSame() {
    assertThat(NodeKey.objectOf(order)).isEqualTo(NodeKey.objectOf(order));
    assertThat(NodeKey.objectOf(order).hashCode()).isEqualTo(NodeKey.objectOf(order).hashCode());
    assertThat(NodeKey.boundOf(parameter)).isEqualTo(NodeKey.boundOf(parameter));
  }

  @Test
  void otherKeysDoNot() {
    assertThat(NodeKey.objectOf(order)).isNotEqualTo(NodeKey.anyOf(order));
    assertThat(NodeKey.objectOf(order)).isNotEqualTo(NodeKey.objectOf(box));
    assertThat(NodeKey.objectOf(order)).isNotEqualTo(null);
    assertThat(NodeKey.objectOf(order).hashCode()).isNotEqualTo(NodeKey.anyOf(order).hashCode());
  }

  @Test
  void aBoundIsOfTheClassThatDeclaresTheParameter() {
    assertThat(NodeKey.boundOf(parameter).type()).isEqualTo(box);
    assertThat(NodeKey.boundOf(parameter).parameter()).isEqualTo(parameter);
  }

  @Test
  void anObjectHasNoParameter() {
    IllegalStateException wrong =
        assertThrows(IllegalStateException.class, () -> NodeKey.objectOf(order).parameter());

    assertThat(wrong).hasMessageThat().isEqualTo("OBJECT app.Order has no type parameter");
  }
}
