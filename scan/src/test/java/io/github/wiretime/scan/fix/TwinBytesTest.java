package io.github.wiretime.scan.fix;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import io.github.wiretime.twins.Serializer;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The bytes of twins, as the real Hessian writes them. */
final class TwinBytesTest {

  private static int written(Object value) throws Exception {
    Serializer serializer = Serializer.LITE_3_2_13;
    ClassLoader before = Thread.currentThread().getContextClassLoader();
    try {
      return serializer.write(value, serializer.with(new Path[0])).length;
    } finally {
      Thread.currentThread().setContextClassLoader(before);
    }
  }

  @Test
  void areThoseOfSamples() throws Exception {
    for (String type : Twins.types()) {
      for (Twin twin : Twins.of(type).orElseThrow().twins()) {
        assertWithMessage("%s of %s", twin, type)
            .that(TwinBytes.of(twin.sample()))
            .isEqualTo(written(twin.sample()));
        assertThat(twin.sample().getClass().getSimpleName()).isEqualTo(twin.field().type());
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      longs = {0, -8, -9, 15, 16, -16, -17, 47, 48, -2048, -2049, 2047, 2048, -262144, -262145})
  void areThoseOfNumbers(long number) throws Exception {
    assertThat(TwinBytes.of(number)).isEqualTo(written(number));
    assertThat(TwinBytes.of((int) number)).isEqualTo(written((int) number));
  }

  @ParameterizedTest
  @ValueSource(longs = {262143, 262144, Integer.MAX_VALUE, Integer.MAX_VALUE + 1L, Long.MIN_VALUE})
  void areThoseOfLargeNumbers(long number) throws Exception {
    assertThat(TwinBytes.of(number)).isEqualTo(written(number));
  }

  @Test
  void firstHasTheNames() {
    TwinBytes bytes =
        TwinBytes.of(new TwinnedField("at", Twins.of("java.time.LocalDate").orElseThrow(), ""));

    assertThat(bytes.first() - bytes.further()).isEqualTo("atEpochDay".length() + 1);
  }
}
