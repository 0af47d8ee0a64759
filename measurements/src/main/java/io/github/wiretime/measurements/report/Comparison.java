package io.github.wiretime.measurements.report;

import io.github.wiretime.checker.cost.Slowdown;
import io.github.wiretime.measurements.dtos.Form;
import io.github.wiretime.measurements.results.MarkdownTable;
import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Profile;
import java.util.Comparator;
import java.util.List;

/** The tables for those who choose a type, or what to do about a {@code LocalDateTime}. */
final class Comparison {
  /** From here on the checker reports a type; the enums lie below. */
  private static final int MIN_BYTES = 50;

  private static final String HEAD =
      "type | first, bytes | each further, bytes | time, Dubbo 2.7–3.2 | time, Dubbo 3.3.6";

  private static final String DATE_TIME = "java.time.LocalDateTime";
  private static final String CALLED = "LOCAL_DATE_TIME";

  /** One thing to do; the release and type of the calls are empty where no calls were made. */
  private record Way(String text, Profile profile, String type, String dubbo, String called) {}

  private static final List<Way> WAYS =
      List.of(
          new Way(
              "nothing, Hessian of Dubbo up to 3.2",
              Profile.HESSIAN_3_2,
              DATE_TIME,
              "3.2.19",
              CALLED),
          new Way("nothing, Dubbo 3.3.0 to 3.3.5", Profile.HESSIAN_4_0_3, DATE_TIME, "", ""),
          new Way("nothing, Dubbo 3.3.6", Profile.HESSIAN_4_0_4, DATE_TIME, "3.3.6", CALLED),
          new Way("compact mode, Dubbo 3.3.6", Profile.HESSIAN_4_0_4_COMPACT, DATE_TIME, "", ""),
          new Way("fastjson2", Profile.FASTJSON2, DATE_TIME, "", ""),
          new Way(
              "epoch milliseconds, Hessian of Dubbo up to 3.2",
              Profile.HESSIAN_3_2,
              "long",
              "3.2.19",
              "MILLIS"),
          new Way(
              "epoch milliseconds, Dubbo 3.3.6", Profile.HESSIAN_4_0_4, "long", "3.3.6", "MILLIS"));

  private final Results results;
  private final Calls calls;

  Comparison(Results results, Calls calls) {
    this.results = results;
    this.calls = calls;
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
    return MarkdownTable.ofFigures(
        HEAD,
        types,
        type ->
            List.of(
                '`' + type + '`',
                results.bytes(Profile.HESSIAN_4_0_4, type, "first"),
                results.bytes(Profile.HESSIAN_4_0_4, type, "further"),
                time(Profile.HESSIAN_3_2, type),
                time(Profile.HESSIAN_4_0_4, type)));
  }

  /** A row for each thing to do. */
  String alternatives() {
    return MarkdownTable.ofFigures(
        "what you do | first, bytes | each further, bytes | 100 DTOs, µs | calls/s",
        WAYS,
        way ->
            List.of(
                way.text(),
                results.bytes(way.profile(), way.type(), "first"),
                results.bytes(way.profile(), way.type(), "further"),
                results.microsText(way.profile(), way.type()),
                calls.callsPerSecond(way.dubbo(), way.called())));
  }

  /** A multiple of the time of a date. */
  private String time(Profile profile, String type) {
    return results.slowdown(profile, type).map(Slowdown::rounded).orElse("fails");
  }
}
