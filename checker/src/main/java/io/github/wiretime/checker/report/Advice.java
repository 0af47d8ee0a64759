package io.github.wiretime.checker.report;

import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableSet;
import io.github.wiretime.checker.finding.Finding;
import io.github.wiretime.checker.hessian.Member.Kind;
import io.github.wiretime.checker.javac.TypeNames;
import io.github.wiretime.checker.words.CheckTexts;
import io.github.wiretime.checker.words.Text;
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
  static Optional<Text> about(Collection<Finding> findings) {
    List<Finding> measured =
        findings.stream().filter(finding -> finding.cost().isPresent()).toList();
    if (!measured.isEmpty() && measured.stream().allMatch(Finding::isOfLibrary)) {
      return Optional.of(insteadOfLibrary(measured.get(0)));
    }
    return measured.isEmpty()
        ? Optional.empty()
        : Optional.of(
            CheckTexts.of(
                "advice",
                CheckTexts.of(
                    place(measured),
                    CheckTexts.of(
                        measured.stream().allMatch(each -> NO_MOMENTS.contains(each.typeName()))
                            ? "advice.number"
                            : "advice.moment"))));
  }

  /** What to do about a class that the reader cannot change. */
  static Text insteadOfLibrary(Finding finding) {
    return CheckTexts.of("advice.library", TypeNames.simple(finding.member().owner()));
  }

  private static String place(Collection<Finding> findings) {
    ImmutableSet<Boolean> ofMethods =
        findings.stream()
            .map(finding -> OF_METHODS.contains(finding.member().kind()))
            .collect(toImmutableSet());
    if (ofMethods.size() > 1) {
      return "advice.both";
    }
    return ofMethods.contains(true) ? "advice.method" : "advice.field";
  }
}
