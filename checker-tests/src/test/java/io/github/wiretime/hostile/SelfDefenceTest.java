package io.github.wiretime.hostile;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.Iterables;
import com.sun.tools.javac.api.BasicJavacTask;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.model.JavacElements;
import io.github.wiretime.checker.harness.Source;
import org.junit.jupiter.api.Test;

/** A mistake in the check becomes one warning, and the compilation goes on. */
final class SelfDefenceTest {

  @Test
  void aMistakeInTheWalk() {
    Javac.Result result =
        Javac.sabotaged(
            Javac.files(
                Source.of("package app; interface OrderService { Order find(); Line last(); }"),
                Source.of("package app; class Order { Line line; }"),
                Source.of("package app; class Line { java.time.Instant t; }")),
            SelfDefenceTest::takeTheTypeAway);

    assertThat(result.crash()).isEmpty();
    assertThat(result.errors()).isEmpty();
    assertThat(result.findings()).isEmpty();
    assertThat(result.mistakes()).hasSize(1);
    String mistake = result.mistakes().get(0);
    assertThat(mistake).contains("a mistake in the check itself");
    assertThat(mistake).contains("https://github.com/wiretime/wiretime/issues");
    assertThat(mistake).contains("while following FIELD app.Order#line");
    assertThat(mistake).contains("NullPointerException");
  }

  @SuppressWarnings("NullAway") // that is the mistake
  private static void takeTheTypeAway(BasicJavacTask task) {
    var order = JavacElements.instance(task.getContext()).getTypeElement("app.Order");
    VarSymbol line =
        (VarSymbol)
            Iterables.getOnlyElement(
                order.members().getSymbols(member -> member.name.contentEquals("line")));
    line.type =
        new com.sun.tools.javac.code.Type.ClassType(
            com.sun.tools.javac.code.Type.noType, com.sun.tools.javac.util.List.nil(), null);
  }
}
