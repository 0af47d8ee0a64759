package io.github.wiretime.oracle;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.Serializable;
import java.time.LocalDate;
import java.time.chrono.ThaiBuddhistDate;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * What applications declare although Hessian refuses it. The oracle counts such a place by its
 * content, because its user wants to hear of what is meant to travel; here the real library refuses
 * each of these shapes, and passes it with the oracle's leniency.
 */
final class RefusedShapesTest {

  /** Written by all serializers. */
  private static final class Field implements Serializable {
    @SuppressWarnings({"UnusedVariable", "serial"}) // Hessian reads it.
    private final Object value;

    Field(Object value) {
      this.value = value;
    }
  }

  private static final class Forgot {
    @SuppressWarnings("UnusedVariable") // Hessian reads it.
    private final LocalDate day = LocalDate.EPOCH;
  }

  @ParameterizedTest
  @EnumSource
  void optionalFutureAndAClassThatForgotSerializableAsFields(Hessian hessian) {
    refuses(hessian, new Field(Optional.of(LocalDate.EPOCH)));
    refuses(hessian, new Field(CompletableFuture.completedFuture(LocalDate.EPOCH)));
    refuses(hessian, new Field(new Forgot()));
  }

  /** The JDK has Serializable entries as well, and with those the declared type does travel. */
  @ParameterizedTest
  @EnumSource
  void immutableMapEntryAsField(Hessian hessian) {
    var field = new Field(Map.entry("day", LocalDate.EPOCH));

    assertThrows(Exception.class, () -> hessian.strict(loader(hessian)).apply(field));
  }

  @ParameterizedTest
  @EnumSource
  void nonIsoDateButIn4OfHessianLite(Hessian hessian) {
    var field = new Field(ThaiBuddhistDate.of(2563, 1, 1));
    Function<Object, byte[]> writer = hessian.strict(loader(hessian));

    if (Hessian.LITE.contains(hessian) && hessian != Hessian.LITE_3_2_13) {
      assertThat(hessian.decode(writer.apply(field)).children()).isNotEmpty();
    } else {
      assertThrows(StackOverflowError.class, () -> writer.apply(field));
    }
  }

  private static void refuses(Hessian hessian, Object value) {
    ClassLoader strict = loader(hessian);
    ClassLoader lenient = loader(hessian);
    Function<Object, byte[]> real = hessian.strict(strict);
    assertThrows(Exception.class, () -> real.apply(value));

    Function<Object, byte[]> oracle = hessian.lenient(lenient);
    WireValue day = hessian.decode(oracle.apply(LocalDate.EPOCH));
    assertThat(hessian.decode(oracle.apply(value)).contains(day)).isTrue();
  }

  private static ClassLoader loader(Hessian hessian) {
    return new CompiledClasses(Map.of(), Map.of()).loader(hessian);
  }
}
