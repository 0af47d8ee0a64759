package io.github.wiretime.oracle;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.wiretime.oracle.WireValue.Dict;
import io.github.wiretime.oracle.WireValue.Obj;
import io.github.wiretime.oracle.WireValue.Ref;
import io.github.wiretime.oracle.WireValue.Scalar;
import io.github.wiretime.oracle.WireValue.Seq;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What each serializer writes is read back as it was. */
final class WireDecoderTest {

  @ParameterizedTest
  @EnumSource
  void numbersOfEveryLength(Hessian hessian) {
    for (int shift = 0; shift < 64; shift++) {
      for (long near : new long[] {-1, 0, 1}) {
        long number = (1L << shift) + near;
        assertReads(hessian, number, number);
        assertReads(hessian, -number, -number);
        assertReads(hessian, (int) number, (int) number);
      }
    }
    for (double number : new double[] {0, 1, -7, 300, 0.125, 1e300, -12.345}) {
      assertReads(hessian, number, number);
    }
  }

  @ParameterizedTest
  @EnumSource
  @SuppressWarnings("JavaUtilDate") // The format has a type for it.
  void textBinaryAndDates(Hessian hessian) {
    for (int length : new int[] {0, 1, 31, 32, 1023, 1024, 32767, 32768, 32769, 100_000}) {
      String text = "aé€😀".repeat(length / 4 + 1).substring(0, length);
      assertReads(hessian, text, text);
      byte[] bytes = text.getBytes(java.nio.charset.StandardCharsets.UTF_16BE);
      var boxed = IntStream.range(0, bytes.length).mapToObj(i -> bytes[i]).toList();
      assertReads(hessian, bytes, boxed);
    }
    assertReads(hessian, new Date(60_000), Instant.ofEpochMilli(60_000));
    assertReads(hessian, new Date(60_001), Instant.ofEpochMilli(60_001));
    assertReads(hessian, true, true);
    assertReads(hessian, false, false);
    assertReads(hessian, null, "null");
  }

  @ParameterizedTest
  @EnumSource
  void listsMapsObjectsAndReferences(Hessian hessian) {
    for (int size : new int[] {0, 7, 8, 300}) {
      List<Integer> numbers = IntStream.range(0, size).boxed().toList();
      var seq = (Seq) read(hessian, new ArrayList<>(numbers));
      assertThat(seq.items()).isEqualTo(numbers.stream().map(Scalar::new).toList());
    }
    var list = new ArrayList<Object>(List.of("a"));
    var map = new LinkedHashMap<Object, Object>();
    map.put("list", list);
    map.put("again", list);
    map.put("day", LocalDate.of(2020, 2, 3));
    var dict = (Dict) read(hessian, map);
    assertThat(dict.keys())
        .containsExactly(new Scalar("list"), new Scalar("again"), new Scalar("day"))
        .inOrder();
    assertThat(dict.values().get(1)).isEqualTo(new Ref(1));
    var day = (Obj) dict.values().get(2);
    assertThat(day.names()).containsExactly("year", "month", "day");
    assertThat(day.values().get(day.names().indexOf("year"))).isEqualTo(new Scalar(2020));
    assertThat(day.values().get(day.names().indexOf("day"))).isEqualTo(new Scalar(3));
  }

  @Test
  void refusesWhatIsNotOneValue() {
    assertThrows(IllegalArgumentException.class, () -> WireDecoder.decode(new byte[] {'I', 0}));
    assertThrows(IllegalArgumentException.class, () -> WireDecoder.decode(new byte[] {'N', 'N'}));
    assertThrows(IllegalArgumentException.class, () -> WireDecoder.decode(new byte[] {0x40}));
  }

  private static void assertReads(Hessian hessian, Object written, Object read) {
    assertThat(read(hessian, written)).isEqualTo(new Scalar(read));
  }

  private static WireValue read(Hessian hessian, Object value) {
    ClassLoader loader = new CompiledClasses(Map.of(), Map.of()).loader(hessian);
    return hessian.decode(hessian.strict(loader).apply(value));
  }
}
