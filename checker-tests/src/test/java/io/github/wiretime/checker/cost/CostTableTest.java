package io.github.wiretime.checker.cost;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import com.google.common.collect.Sets;
import com.google.common.io.Resources;
import io.github.wiretime.oracle.Hessian;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every row of the cost table for a release without options is what the real library writes. Rows
 * of classes that cannot be written, or that stand for many, have no bytes to compare, and enums
 * are written once each.
 */
final class CostTableTest {

  private static final int MANY = 1000;

  private static final Pattern STANDS_FOR_MANY = Pattern.compile("^[^\t]*\t[?]");
  private static final Pattern SKIPPED = Pattern.compile("\t\t\t|DayOfWeek|Month\t|ChronoUnit");

  private static final ImmutableMap<Hessian, Function<Object, byte[]>> WRITERS =
      Maps.toMap(
          Sets.difference(EnumSet.allOf(Hessian.class), EnumSet.of(Hessian.DUBBO_3_3_6)),
          hessian -> hessian.strict(hessian.loader()));

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
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "DUBBO_3_3_6")
  void hasManyRowsOfEachRelease(Hessian hessian) {
    assertThat(rows().filter(row -> row.hessian == hessian).count()).isAtLeast(20);
  }

  /** The bytes of a message that is nothing but this object. */
  private static int size(Row row, Object value) {
    return WRITERS.get(row.hessian).apply(value).length;
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
          .filter(line -> !line.startsWith("#") && !STANDS_FOR_MANY.matcher(line).find())
          .filter(line -> !SKIPPED.matcher(line).find())
          .map(line -> Splitter.on('\t').splitToList(line))
          .flatMap(CostTableTest::judged);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A line for each library of its release. */
  private static Stream<Row> judged(List<String> columns) {
    return WRITERS.keySet().stream()
        .filter(hessian -> hessian.release().id().equals(columns.get(0)))
        .map(hessian -> Row.of(hessian, columns));
  }

  private record Row(Hessian hessian, String type, int alone, int first, String further) {

    static Row of(Hessian hessian, List<String> columns) {
      return new Row(
          hessian,
          columns.get(1),
          Integer.parseInt(columns.get(2)),
          Integer.parseInt(columns.get(3)),
          columns.get(4));
    }
  }
}
