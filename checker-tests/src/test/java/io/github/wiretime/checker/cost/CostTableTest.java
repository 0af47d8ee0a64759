package io.github.wiretime.checker.cost;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import com.google.common.io.Resources;
import io.github.wiretime.oracle.Hessian;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Every row of the cost table for a hessian-lite without options is what the real library writes.
 * Rows of classes that cannot be written, or that stand for many, have no bytes to compare, and
 * enums are written once each.
 */
final class CostTableTest {

  private static final int MANY = 1000;

  private static final Pattern RELEASES = Pattern.compile("^(3\\.2|4\\.0\\.3|4\\.0\\.4)\t[^?]");
  private static final Pattern SKIPPED = Pattern.compile("\t\t\t|DayOfWeek|Month\t|ChronoUnit");

  private static final ImmutableMap<String, Function<Object, byte[]>> WRITERS =
      ImmutableMap.of(
          "3.2", writer(Hessian.LITE_3_2_13),
          "4.0.3", writer(Hessian.LITE_4_0_3),
          "4.0.4", writer(Hessian.LITE_4_0_4));

  private static OneFieldDtos dtos;

  @BeforeAll
  static void compileDtos(@TempDir Path classes) throws IOException {
    dtos = OneFieldDtos.compile(classes, rows().map(Row::type).distinct().toList());
  }

  @AfterAll
  static void closeDtos() throws IOException {
    dtos.close();
  }

  @ParameterizedTest
  @MethodSource("rows")
  void isWhatTheLibraryWrites(Row row) {
    assertWithMessage("alone").that(alone(row)).isEqualTo(row.alone);
    assertWithMessage("first").that(first(row)).isEqualTo(row.first);
    assertWithMessage("further").that(further(row)).isEqualTo(row.further);
  }

  @ParameterizedTest
  @ValueSource(strings = {"3.2", "4.0.3", "4.0.4"})
  void hasManyRowsOfEachRelease(String profile) {
    assertThat(rows().filter(row -> row.profile.equals(profile)).count()).isAtLeast(20);
  }

  private static Function<Object, byte[]> writer(Hessian hessian) {
    return hessian.strict(hessian.loader());
  }

  /** The bytes of a message that is nothing but this object. */
  private static int size(Row row, Object value) {
    return WRITERS.get(row.profile).apply(value).length;
  }

  private static int alone(Row row) {
    return size(row, Values.of(row.type, 0));
  }

  /** What the field takes beyond the one byte of a null. */
  private static int first(Row row) {
    return size(row, dto(row, 0)) - size(row, dtos.of(row.type, null)) + 1;
  }

  private static String further(Row row) {
    int withValues = size(row, list(row, MANY + 1)) - size(row, list(row, 1));
    int withNulls = size(row, nulls(row, MANY + 1)) - size(row, nulls(row, 1));
    return BigDecimal.valueOf(withValues - withNulls)
        .divide(BigDecimal.valueOf(MANY))
        .add(BigDecimal.ONE)
        .setScale(1, RoundingMode.HALF_UP)
        .stripTrailingZeros()
        .toPlainString();
  }

  private static List<Object> list(Row row, int length) {
    List<Object> list = new ArrayList<>();
    for (int n = 0; n < length; n++) {
      list.add(dto(row, n));
    }
    return list;
  }

  private static List<Object> nulls(Row row, int length) {
    List<Object> list = new ArrayList<>();
    for (int n = 0; n < length; n++) {
      list.add(dtos.of(row.type, null));
    }
    return list;
  }

  private static Object dto(Row row, int n) {
    return dtos.of(row.type, Values.of(row.type, n));
  }

  static Stream<Row> rows() {
    try {
      return Resources.readLines(
              Resources.getResource(CostTable.class, "costs.tsv"), StandardCharsets.UTF_8)
          .stream()
          .filter(line -> RELEASES.matcher(line).find() && !SKIPPED.matcher(line).find())
          .map(Row::of);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private record Row(String profile, String type, int alone, int first, String further) {

    static Row of(String line) {
      List<String> columns = Splitter.on('\t').splitToList(line);
      return new Row(
          columns.get(0),
          columns.get(1),
          Integer.parseInt(columns.get(2)),
          Integer.parseInt(columns.get(3)),
          columns.get(4));
    }
  }
}
