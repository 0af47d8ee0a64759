package io.github.wiretime.checker.cost;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSetMultimap;
import io.github.wiretime.checker.options.NamePatterns;
import io.github.wiretime.checker.options.Options;
import java.util.Comparator;
import java.util.Optional;

/** Which types to report, and at what cost. */
public final class CostlyTypes {

  private static final String DATE = "java.util.Date";

  /** Below it lie the names of enums. */
  private static final int MIN_BYTES = 50;

  /**
   * Types without objects of their own that only costly values implement; {@code TemporalAccessor}
   * has cheap enums below it.
   */
  private static final ImmutableSetMultimap<String, String> ABSTRACT =
      ImmutableSetMultimap.<String, String>builder()
          .putAll(
              "java.time.temporal.Temporal",
              "java.time.Instant",
              "java.time.LocalDate",
              "java.time.LocalDateTime",
              "java.time.LocalTime",
              "java.time.OffsetDateTime",
              "java.time.OffsetTime",
              "java.time.Year",
              "java.time.YearMonth",
              "java.time.ZonedDateTime")
          .putAll("java.time.temporal.TemporalAmount", "java.time.Duration", "java.time.Period")
          .put("java.time.chrono.ChronoLocalDate", "java.time.LocalDate")
          .put("java.time.chrono.ChronoLocalDateTime", "java.time.LocalDateTime")
          .put("java.time.chrono.ChronoPeriod", "java.time.Period")
          .put("java.time.chrono.ChronoZonedDateTime", "java.time.ZonedDateTime")
          .build();

  private final CostTable table;
  private final ImmutableSet<String> reportedByDefault;
  private final NamePatterns costly;
  private final NamePatterns cheap;

  private CostlyTypes(
      CostTable table,
      ImmutableSet<String> reportedByDefault,
      NamePatterns costly,
      NamePatterns cheap) {
    this.table = table;
    this.reportedByDefault = reportedByDefault;
    this.costly = costly;
    this.cheap = cheap;
  }

  /**
   * The {@code java.time} values that take many bytes, what the user added, without what the user
   * took away.
   */
  public static CostlyTypes of(Options options, CostTable table) {
    ImmutableSet.Builder<String> reported = ImmutableSet.builder();
    for (String type : table.types()) {
      if (type.startsWith("java.time.") && table.of(type).orElseThrow().first() >= MIN_BYTES) {
        reported.add(type);
      }
    }
    reported.addAll(ABSTRACT.keySet());
    return new CostlyTypes(table, reported.build(), options.costlyTypes(), options.cheapTypes());
  }

  /** Whether members of this type are reported. */
  public boolean contains(String type) {
    return (reportedByDefault.contains(type) || costly.match(type)) && !cheap.match(type);
  }

  /** The measured cost; of a type without objects of its own, that of the cheapest one below it. */
  public Optional<Cost> costOf(String type) {
    if (!ABSTRACT.containsKey(type)) {
      return table.of(type);
    }
    return ABSTRACT.get(type).stream()
        .flatMap(below -> table.of(below).stream())
        .min(Comparator.comparingInt(Cost::first))
        .map(cost -> new Cost(cost.first(), cost.further(), cost.profile(), /* atLeast= */ true));
  }

  /** What the same member costs as a {@link java.util.Date}. */
  public Cost yardstick() {
    return table.of(DATE).orElseThrow();
  }
}
