package io.github.wiretime.checker.walk;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.ClassFiles;
import io.github.wiretime.checker.harness.Outcome;
import io.github.wiretime.checker.harness.Wire;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Type parameters whose bound is not on the class path. */
final class MissingBoundTest {

  @ParameterizedTest
  @ValueSource(strings = {"api.Held<Line>", "api.Decorated<Line>", "api.Wild<Line>"})
  void keepsNothingElseFromBeingFound(String type, @TempDir Path api) {
    ClassFiles.compile(
        api,
        "package api; public class Missing {}",
        "package api; public abstract class Event<T> { public String text; }",
        "package api; public class Sent<U extends Missing> extends Event<U> { U value; }",
        "package api; public class Lost extends Missing {}",
        "package api; public class Loss extends Event<Lost> {}",
        "package api; public class Wild<T> { Event<? extends Runnable> sent; T held; }",
        "package api; public class Held<T> { Sent<?> sent; T held; }",
        "package api; public class Decorated<T> { Event<T> inner; T outer; }");
    ClassFiles.delete(api, "api.Missing");

    Outcome outcome =
        Wire.build(
                """
                interface OrderService { %s held(); Order order(); }
                class Order { Instant at; }
                class Line { Instant t; }
                """
                    .formatted(type))
            .against(api)
            .run();

    assertThat(outcome.errors()).isEmpty();
    assertThat(outcome.members()).containsExactly("Line.t", "Order.at");
  }

  @Test
  void ofOneSubclassHidesNoOther(@TempDir Path api) {
    ClassFiles.compile(
        api,
        "package api; public interface Missing {}",
        "package api; public abstract class Event<T> { public String text; }",
        "package api; public class Sent<U extends Missing> extends Event<U> { U value; }");
    ClassFiles.delete(api, "api.Missing");

    Outcome outcome =
        Wire.build(
                """
                interface OrderService { api.Event<?> event(); }
                class Noted extends api.Event<String> { Instant at; }
                """)
            .against(api)
            .run();

    assertThat(outcome.errors()).isEmpty();
    assertThat(outcome.members()).containsExactly("Noted.at");
  }
}
