package io.github.wiretime.hostile;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.Iterables;
import com.sun.tools.javac.api.BasicJavacTask;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ClassType;
import com.sun.tools.javac.model.JavacElements;
import com.sun.tools.javac.util.List;
import io.github.wiretime.checker.harness.Source;
import java.util.function.Consumer;
import javax.lang.model.type.TypeKind;
import org.junit.jupiter.api.Test;

/** A mistake in the check becomes one warning, and the compilation goes on. */
final class SelfDefenceTest {

  /** The class is left out, and what others send is reported. */
  @Test
  void aMistakeInTheWalk() {
    Trial.Result result = resultAfter(SelfDefenceTest::takeTheTypeAway);

    assertThat(Iterables.getOnlyElement(result.mistakes()))
        .contains("left out: app.Order (it cannot be read: NullPointerException)");
    assertThat(Iterables.getOnlyElement(result.findings())).contains("Line.t");
  }

  @Test
  void aMemberOfJavacThatIsMissingInTheWalk() {
    String mistake =
        mistakeAfter(task -> member(task, "app.Order", "line").type = new UnlinkedType());

    assertThat(mistake).contains("https://github.com/wiretime/wiretime/issues");
    assertThat(mistake).contains("at class app.Order\n");
    assertThat(mistake).contains("NoSuchMethodError: getKind");
  }

  @Test
  void aMemberOfJavacThatIsMissingAnywhereElse() {
    String mistake =
        mistakeAfter(task -> member(task, "app.OrderService", "find").type = new UnlinkedType());

    assertThat(mistake).contains("NoSuchMethodError: getReturnType");
  }

  @Test
  void aMistakeAboutAnAnnotationIsSaidOnce() {
    Trial.Result result =
        resultAfter(
            task ->
                member(task, "app.Order", "line").getAnnotationMirrors().head.type =
                    new UnlinkedType());

    assertThat(result.mistakes()).hasSize(2);
    assertThat(result.mistakes().get(0)).contains("left out: app.Order");
    assertThat(result.mistakes().get(1)).contains("a mistake in the check itself");
  }

  private static String mistakeAfter(Consumer<BasicJavacTask> sabotage) {
    Trial.Result result = resultAfter(sabotage);
    assertThat(result.findings()).isEmpty();
    return Iterables.getOnlyElement(result.mistakes());
  }

  private static Trial.Result resultAfter(Consumer<BasicJavacTask> sabotage) {
    Trial.Result result =
        Trial.sabotaged(
            Trial.files(
                Source.of("package app; interface OrderService { Order find(); Line last(); }"),
                Source.of(
                    "package app; class Order implements java.io.Serializable { @Deprecated Line line; }"),
                Source.of(
                    "package app; class Line implements java.io.Serializable { java.time.Instant t; }")),
            sabotage);

    assertThat(result.crash()).isEmpty();
    assertThat(result.errors()).isEmpty();
    return result;
  }

  @SuppressWarnings("NullAway") // that is the mistake
  private static void takeTheTypeAway(BasicJavacTask task) {
    member(task, "app.Order", "line").type = new ClassType(Type.noType, List.nil(), null);
  }

  private static Symbol member(BasicJavacTask task, String type, String name) {
    return Iterables.getOnlyElement(
        JavacElements.instance(task.getContext())
            .getTypeElement(type)
            .members()
            .getSymbols(member -> member.name.contentEquals(name)));
  }

  /** What a class file of the check meets on a JDK whose javac lost a method. */
  private static final class UnlinkedType extends ClassType {

    UnlinkedType() {
      super(Type.noType, List.nil(), null);
    }

    @Override
    public Type getReturnType() {
      throw new NoSuchMethodError("getReturnType");
    }

    @Override
    public TypeKind getKind() {
      throw new NoSuchMethodError("getKind");
    }
  }
}
