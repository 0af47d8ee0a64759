package io.github.wiretime.measurements.serializers;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.measurements.stack.Dependencies;
import io.github.wiretime.measurements.stack.Layout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Two of the cells of {@code serializers.csv}, with real JVMs, a registry and recorders. */
final class CellRunIT {

  @ParameterizedTest
  @CsvSource({"2.7.23, hessian2", "3.2.19, fastjson2"})
  void theSerializerOnTheWire(String release, String serializer) throws Exception {
    CellRun run =
        new CellRun(new ClassPaths(new Dependencies(Layout.here().target().resolve("dubbo"))));

    Outcome outcome = run.run(Cell.of(Question.PAIRS, release, release));

    assertThat(outcome.failure()).isEmpty();
    assertThat(outcome.serializer(true)).isEqualTo(serializer);
    assertThat(outcome.serializer(false)).isEqualTo(serializer);
    // Dubbo sends a call again if the answer takes longer than a second.
    assertThat(outcome.sent().size()).isAtLeast(2 * OrderSources.CALLS);
  }
}
