package io.github.wiretime.checker.walk;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.hessian.Member.Kind;
import io.github.wiretime.checker.roots.TypeRoot;
import io.github.wiretime.oracle.SourceClasses;
import org.junit.jupiter.api.Test;

/** What a path is asked besides its members, which the texts of findings show. */
final class MemberPathTest {

  private final SourceClasses classes =
      SourceClasses.of(
          "package app; class Order { Event event; } class Event {} class Paid extends Event {}");
  private final ClassSymbol order = classes.named("Order");
  private final ClassSymbol event = classes.named("Event");
  private final ClassSymbol paid = classes.named("Paid");
  private final Symbol field =
      Iterables.getOnlyElement(order.members().getSymbols(VarSymbol.class::isInstance));

  private final MemberPath start =
      MemberPath.from(new TypeRoot(order, /* senders= */ ImmutableSet.of()));
  private final MemberPath throughField =
      start.then(ImmutableList.of(new Member(Kind.FIELD, order, field)));

  @Test
  void isGuessedThroughASubclassThatNobodyNames() {
    MemberPath path = throughField.then(ImmutableList.of(new Member(Kind.SUBCLASS, event, paid)));

    assertThat(path.isGuessed((type, subclass) -> false)).isTrue();
    assertThat(path.isGuessed((type, subclass) -> type == event && subclass == paid)).isFalse();
  }

  @Test
  void isNotGuessedThroughAField() {
    assertThat(throughField.isGuessed((type, subclass) -> false)).isFalse();
    assertThat(start.isGuessed((type, subclass) -> false)).isFalse();
  }

  @Test
  void isNotGuessedWhereTheObjectIsOfTheDeclaredClass() {
    MemberPath path = throughField.then(ImmutableList.of(new Member(Kind.SUBCLASS, event, event)));

    assertThat(path.isGuessed((type, subclass) -> false)).isFalse();
  }
}
