package io.github.wiretime.checker.report;

import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableSet;
import io.github.wiretime.checker.finding.Finding;
import io.github.wiretime.checker.hessian.Member.Kind;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** What to do about findings, in one line; nothing in it breaks peers. */
final class Advice {

  private static final ImmutableSet<String> NO_MOMENTS =
      ImmutableSet.of(
          "java.time.Duration",
          "java.time.LocalDate",
          "java.time.LocalTime",
          "java.time.MonthDay",
          "java.time.OffsetTime",
          "java.time.Period",
          "java.time.Year",
          "java.time.YearMonth",
          "java.time.ZoneId",
          "java.time.ZoneOffset",
          "java.time.chrono.ChronoLocalDate",
          "java.time.chrono.ChronoPeriod",
          "java.time.chrono.HijrahDate",
          "java.time.chrono.JapaneseDate",
          "java.time.chrono.MinguoDate",
          "java.time.chrono.ThaiBuddhistDate",
          "java.time.temporal.TemporalAmount");

  private static final ImmutableSet<Kind> OF_METHODS = ImmutableSet.of(Kind.PARAMETER, Kind.RETURN);

  private Advice() {}

  /** Nothing for types that only the user calls costly: they need not be times. */
  static Optional<String> about(Collection<Finding> findings) {
    List<Finding> measured =
        findings.stream().filter(finding -> finding.cost().isPresent()).toList();
    return measured.isEmpty()
        ? Optional.empty()
        : Optional.of(
            place(measured)
                + (measured.stream().allMatch(each -> NO_MOMENTS.contains(each.typeName()))
                    ? "a number, such as the epoch day"
                    : "epoch milliseconds or Date")
                + "; another type under the same name breaks or crashes peers");
  }

  private static String place(Collection<Finding> findings) {
    ImmutableSet<Boolean> ofMethods =
        findings.stream()
            .map(finding -> OF_METHODS.contains(finding.member().kind()))
            .collect(toImmutableSet());
    if (ofMethods.size() > 1) {
      return "new fields and methods with ";
    }
    return ofMethods.contains(true) ? "a new method with " : "a new field of ";
  }
}
