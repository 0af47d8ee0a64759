package io.github.wiretime.checker.roots;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.compilation.SourceApplication;
import io.github.wiretime.oracle.Compilation;
import io.github.wiretime.oracle.InMemoryCompiler;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** The classes that implement services of Spring files. */
final class ImplementationsTest {

  private static final Compilation PROGRAM =
      new Compilation(
          Set.of(),
          Map.of(),
          Map.of(
              "app/App.java",
              """
              package app;
              interface Crud<T> {}
              interface Orders extends Crud<String> {}
              interface Stock {}
              interface None {}
              interface MoreOrders extends Orders {}
              class Late implements Orders {}
              class Early implements MoreOrders, Stock {}
              class Many implements Crud<Long> {}
              """));

  @Test
  void isTheFirstByNameWithItsTypeArguments() {
    assertThat(found("Orders", "Crud", "Stock", "None"))
        .containsExactly(
            "app.Early as app.Orders",
            "app.Early as app.Crud<java.lang.String>",
            "app.Early as app.Stock",
            "nothing")
        .inOrder();
  }

  /** However many services the files declare. */
  @Test
  void allClassesAreLookedAtOnce() {
    AtomicInteger times = new AtomicInteger();

    InMemoryCompiler.analyze(
        PROGRAM,
        context -> {
          ImmutableList<ClassSymbol> classes = classes(context);
          Implementations implementations =
              new Implementations(
                  () -> {
                    times.incrementAndGet();
                    return classes.iterator();
                  },
                  Types.instance(context));
          classes.forEach(implementations::of);
          return classes;
        });

    assertThat(times.get()).isEqualTo(1);
  }

  private static ImmutableList<String> found(String... interfaces) {
    return InMemoryCompiler.analyze(
        PROGRAM,
        context -> {
          Implementations implementations =
              new Implementations(classes(context), Types.instance(context));
          ImmutableList.Builder<String> found = ImmutableList.builder();
          for (String name : interfaces) {
            for (ClassSymbol type : classes(context)) {
              if (type.name.contentEquals(name)) {
                found.add(
                    implementations
                        .of(type)
                        .map(each -> each.type() + " as " + each.service())
                        .orElse("nothing"));
              }
            }
          }
          return found.build();
        });
  }

  private static ImmutableList<ClassSymbol> classes(Context context) {
    return new SourceApplication(context).classes();
  }
}
