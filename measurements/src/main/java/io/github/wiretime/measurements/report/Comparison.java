package io.github.wiretime.measurements.report;

import io.github.wiretime.checker.cost.Slowdown;
import io.github.wiretime.measurements.dtos.Form;
import io.github.wiretime.measurements.results.MarkdownTable;
import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Profile;
import java.util.Comparator;
import java.util.List;

/** The tables for those who choose a type: old Hessian, current Hessian, compact mode. */
final class Comparison {
  /** From here on the checker reports a type; the enums lie below. */
  private static final int MIN_BYTES = 50;

  private static final String HEAD =
      "type | first, bytes | each further, bytes | compact mode: first | each further | time, 3.2.13"
          + " | time, 4.0.4 | time, compact mode";

  private static final List<String> CHOICE =
      List.of(
          "int",
          "long",
          "java.util.Date",
          "java.lang.String",
          "java.time.LocalDate",
          "java.time.Instant",
          "java.time.LocalTime",
          "java.time.LocalDateTime",
          "java.time.OffsetDateTime",
          "java.time.ZonedDateTime",
          "java.time.Duration");

  private final Results results;

  Comparison(Results results) {
    this.results = results;
  }

  /** What the check reports by default, costliest first, and the yardstick. */
  String costs() {
    return table(
        results.types().stream()
            .filter(type -> isReported(type) || type.equals("java.util.Date"))
            .sorted(
                Comparator.comparingInt((String type) -> -first(type))
                    .thenComparing(Comparator.naturalOrder()))
            .toList());
  }

  /** What one chooses from. */
  String choice() {
    return table(CHOICE);
  }

  /** What to send for which need, and what it saves. */
  String needs(Table forms) {
    MarkdownTable table =
        MarkdownTable.ofText("need | send | bytes: first, each further | instead of | its bytes");
    forms.stream()
        .forEach(
            row -> {
              Form form = Form.valueOf(row.get("form"));
              String type = form.instead().getName();
              table.row(
                  List.of(
                      form.need(),
                      form.send(),
                      row.get("first") + ", " + row.get("further"),
                      '`' + form.instead().getSimpleName() + '`',
                      results.bytes(Profile.HESSIAN_4_0_4, type, "first")
                          + ", "
                          + results.bytes(Profile.HESSIAN_4_0_4, type, "further")));
            });
    return table.toString();
  }

  private boolean isReported(String type) {
    return type.startsWith("java.time.") && first(type) >= MIN_BYTES;
  }

  private int first(String type) {
    String bytes = results.bytes(Profile.HESSIAN_4_0_4, type, "first");
    return bytes.isEmpty() ? 0 : Integer.parseInt(bytes);
  }

  private String table(List<String> types) {
    MarkdownTable table = MarkdownTable.ofFigures(HEAD);
    for (String type : types) {
      table.row(
          List.of(
              '`' + type + '`',
              results.bytes(Profile.HESSIAN_4_0_4, type, "first"),
              results.bytes(Profile.HESSIAN_4_0_4, type, "further"),
              results.bytes(Profile.HESSIAN_4_0_4_COMPACT, type, "first"),
              results.bytes(Profile.HESSIAN_4_0_4_COMPACT, type, "further"),
              time(Profile.HESSIAN_3_2, type),
              time(Profile.HESSIAN_4_0_4, type),
              time(Profile.HESSIAN_4_0_4_COMPACT, type)));
    }
    return table.toString();
  }

  /** A multiple of the time of a date. */
  private String time(Profile profile, String type) {
    return results.slowdown(profile, type).map(Slowdown::rounded).orElse("fails");
  }
}
