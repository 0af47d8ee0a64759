package io.github.wiretime.measurements.report;

import com.google.common.collect.ImmutableMap;
import io.github.wiretime.measurements.calls.Pace;
import io.github.wiretime.measurements.dtos.Samples;
import io.github.wiretime.measurements.results.MarkdownTable;
import io.github.wiretime.measurements.stack.Profile;
import java.util.List;

/** The answers that most readers look for, on one screen. */
final class SummaryTables {
  private static final String LOCAL_DATE_TIME = "java.time.LocalDateTime";

  /** Types, and how {@code TimeKind} calls those that were sent in calls. */
  private static final ImmutableMap<String, String> TYPES =
      ImmutableMap.of(
          Samples.YARDSTICK,
          "DATE",
          "long",
          "MILLIS",
          Counts.LOCAL_DATE,
          "",
          "java.time.Instant",
          "INSTANT",
          LOCAL_DATE_TIME,
          "LOCAL_DATE_TIME",
          "java.time.ZonedDateTime",
          "ZONED_DATE_TIME");

  private final Results results;
  private final Rounds calls;

  SummaryTables(Results results, Calls calls) {
    this.results = results;
    this.calls = Calls.busy(calls.at(Pace.HALF_OF_DATE)).where("protocol", "dubbo");
  }

  String costs() {
    MarkdownTable table =
        MarkdownTable.ofFigures(
            "type | first, bytes | each further, bytes | time, Dubbo 2.7–3.2 | time, Dubbo 3.3.6"
                + " | calls/s, Dubbo 3.2.19 | calls/s, Dubbo 3.3.6");
    TYPES.forEach(
        (type, kind) ->
            table.row(
                "`" + Plots.simpleName(type) + "`",
                results.bytes(Profile.HESSIAN_4_0_4, type, "first"),
                results.bytes(Profile.HESSIAN_4_0_4, type, "further"),
                multiple(Profile.HESSIAN_3_2, type),
                multiple(Profile.HESSIAN_4_0_4, type),
                callsPerSecond("3.2.19", kind),
                callsPerSecond("3.3.6", kind)));
    return table.toString();
  }

  String releases() {
    return MarkdownTable.ofFigures(
        "serializer | in tables | first, bytes | each further, bytes | time, µs"
            + " | multiple of `Date`'s",
        List.of(Profile.values()),
        profile ->
            List.of(
                profile.title(),
                "`" + profile.id() + "`",
                results.bytes(profile, LOCAL_DATE_TIME, "first"),
                results.bytes(profile, LOCAL_DATE_TIME, "further"),
                results.microsText(profile, LOCAL_DATE_TIME),
                multiple(profile, LOCAL_DATE_TIME)));
  }

  private String multiple(Profile profile, String type) {
    return results.slowdownText(profile, type, "list", "roundTrip");
  }

  private String callsPerSecond(String dubbo, String kind) {
    Rounds rounds = calls.where("dubbo", dubbo).where("type", kind);
    return rounds.rows().isEmpty() ? "—" : rounds.callsPerSecond().marked(0);
  }
}
