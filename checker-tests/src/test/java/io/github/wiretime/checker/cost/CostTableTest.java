package io.github.wiretime.checker.cost;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.base.Splitter;
import com.google.common.io.Resources;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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

  private static final Map<String, Hessian> WRITERS = new HashMap<>();
  private static OneFieldDtos dtos;

  @BeforeAll
  static void openLibraries(@TempDir Path classes) throws IOException {
    WRITERS.put("3.2", Hessian.ofRelease("3.2.13"));
    WRITERS.put("4.0.3", Hessian.ofRelease("4.0.3"));
    WRITERS.put("4.0.4", Hessian.ofRelease("4.0.4"));
    dtos = OneFieldDtos.compile(classes, rows().map(Row::type).distinct().toList());
  }

  @AfterAll
  static void closeLibraries() throws IOException {
    dtos.close();
    for (Hessian writer : WRITERS.values()) {
      writer.close();
    }
  }

  @ParameterizedTest
  @MethodSource("rows")
  void isWhatTheLibraryWrites(Row row) {
    Hessian hessian = WRITERS.get(row.profile);

    assertWithMessage("alone").that(alone(row, hessian)).isEqualTo(row.alone);
    assertWithMessage("first").that(first(row, hessian)).isEqualTo(row.first);
    assertWithMessage("further").that(further(row, hessian)).isEqualTo(row.further);
  }

  @ParameterizedTest
  @ValueSource(strings = {"3.2", "4.0.3", "4.0.4"})
  void hasManyRowsOfEachRelease(String profile) {
    assertThat(rows().filter(row -> row.profile.equals(profile)).count()).isAtLeast(20);
  }

  private static int alone(Row row, Hessian hessian) {
    return hessian.size(Values.of(row.type, 0));
  }

  /** What the field takes beyond the one byte of a null. */
  private static int first(Row row, Hessian hessian) {
    return hessian.size(dto(row, 0)) - hessian.size(dtos.of(row.type, null)) + 1;
  }

  private static String further(Row row, Hessian hessian) {
    int withValues = hessian.size(list(row, MANY + 1)) - hessian.size(list(row, 1));
    int withNulls = hessian.size(nulls(row, MANY + 1)) - hessian.size(nulls(row, 1));
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
