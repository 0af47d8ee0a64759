package io.github.wiretime.arrival;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.wiretime.oracle.Compilation;
import io.github.wiretime.oracle.CompiledClasses;
import io.github.wiretime.oracle.GraphLoader;
import io.github.wiretime.oracle.Hessian;
import io.github.wiretime.oracle.InMemoryCompiler;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What becomes of the constants of an enum if the two sides do not have the same. */
final class NewConstantsTest {

  private static final CompiledClasses OLD = compiled("NEW, PAID");
  private static final CompiledClasses GROWN = compiled("NEW, PAID, REFUNDED");

  private static CompiledClasses compiled(String constants) {
    return InMemoryCompiler.compile(
        new Compilation(
            "com.acme.Api",
            Map.of(),
            Map.of(
                "com/acme/Dto.java",
                """
                package com.acme;
                public class Dto implements java.io.Serializable {
                  public enum Status { %s }
                  private Status status;
                  public static Dto of(String constant) { Dto d = new Dto(); d.status = Status.valueOf(constant); return d; }
                  @Override public String toString() { return "" + status; }
                }
                """
                    .formatted(constants))));
  }

  private static String sent(
      CompiledClasses sender, CompiledClasses receiver, Hessian hessian, String constant)
      throws ReflectiveOperationException, RoundTrip.Failure {
    GraphLoader senders = sender.loader(hessian);
    Class<?> type = senders.named("com.acme.Dto");
    Object dto = type.getMethod("of", String.class).invoke(null, constant);
    return String.valueOf(
        new RoundTrip(Route.within(hessian), senders, receiver.loader(hessian)).send(dto, type));
  }

  @ParameterizedTest
  @EnumSource
  void aPeerThatLacksOneFails(Hessian hessian) {
    RoundTrip.Failure failure =
        assertThrows(RoundTrip.Failure.class, () -> sent(GROWN, OLD, hessian, "REFUNDED"));

    assertThat(failure.arrival().outcome()).isEqualTo(Outcome.FAILS_READING);
  }

  @ParameterizedTest
  @EnumSource
  void theOthersArriveBothWays(Hessian hessian) throws Exception {
    assertThat(sent(GROWN, OLD, hessian, "PAID")).isEqualTo("PAID");
    assertThat(sent(OLD, GROWN, hessian, "PAID")).isEqualTo("PAID");
  }
}
