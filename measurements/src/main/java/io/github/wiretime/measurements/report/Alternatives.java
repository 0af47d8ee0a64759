package io.github.wiretime.measurements.report;

import io.github.wiretime.measurements.results.MarkdownTable;
import io.github.wiretime.measurements.stack.Profile;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;

/** What one can do about a {@code LocalDateTime}, and what that gains. */
final class Alternatives {

  private static final String DATE_TIME = "java.time.LocalDateTime";
  private static final String NONE = "—";

  /** One thing to do; the release and type of the calls are empty where no calls were made. */
  private record Way(String text, Profile profile, String type, String dubbo, String called) {}

  private static final List<Way> WAYS =
      List.of(
          new Way(
              "nothing, Dubbo 3.2", Profile.HESSIAN_3_2, DATE_TIME, "3.2.19", "LOCAL_DATE_TIME"),
          new Way("nothing, Dubbo 3.3.0 to 3.3.5", Profile.HESSIAN_4_0_3, DATE_TIME, "", ""),
          new Way(
              "nothing, Dubbo 3.3.6", Profile.HESSIAN_4_0_4, DATE_TIME, "3.3.6", "LOCAL_DATE_TIME"),
          new Way("compact mode, Dubbo 3.3.6", Profile.HESSIAN_4_0_4_COMPACT, DATE_TIME, "", ""),
          new Way("fastjson2", Profile.FASTJSON2, DATE_TIME, "", ""),
          new Way("epoch milliseconds, Dubbo 3.2", Profile.HESSIAN_3_2, "long", "3.2.19", "MILLIS"),
          new Way(
              "epoch milliseconds, Dubbo 3.3.6", Profile.HESSIAN_4_0_4, "long", "3.3.6", "MILLIS"));

  private final Results results;
  private final Calls calls;

  Alternatives(Results results, Calls calls) {
    this.results = results;
    this.calls = calls;
  }

  /** A row for each thing to do. */
  String table() {
    MarkdownTable table =
        MarkdownTable.ofFigures(
            "what you do | first, bytes | each further, bytes | 100 DTOs, µs | calls/s");
    for (Way way : WAYS) {
      table.row(
          way.text(),
          results.bytes(way.profile(), way.type(), "first"),
          results.bytes(way.profile(), way.type(), "further"),
          micros(results.nanos(way.profile(), way.type(), "list", "roundTrip")),
          calls.callsPerSecond(way.dubbo(), way.called()));
    }
    return table.toString();
  }

  private static String micros(OptionalDouble nanos) {
    return nanos.isEmpty() ? NONE : String.format(Locale.ROOT, "%,.0f", nanos.getAsDouble() / 1000);
  }
}
