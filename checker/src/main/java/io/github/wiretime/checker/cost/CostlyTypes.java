package io.github.wiretime.checker.cost;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSetMultimap;
import com.google.common.collect.Sets;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import io.github.wiretime.checker.javac.CircularClasses;
import io.github.wiretime.checker.javac.Supertypes;
import io.github.wiretime.checker.javac.TypeNames;
import io.github.wiretime.checker.options.NamePatterns;
import io.github.wiretime.checker.options.OptionTable;
import io.github.wiretime.checker.options.Options;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Which types to report, and at what cost. */
public final class CostlyTypes {

  /**
   * The measured types below each type that has no objects of its own and that only costly values
   * implement; {@code TemporalAccessor} has cheap enums below it.
   */
  private static final ImmutableSetMultimap<String, String> BELOW_ABSTRACT =
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

  private static final String DATE = "java.util.Date";

  /** The row for dates of someone else's own. */
  private static final String DATE_SUBCLASS = "? extends " + DATE;

  private final Release release;
  private final CostTable table;
  private final ImmutableSet<String> reportedByDefault;
  private final NamePatterns costly;
  private final NamePatterns cheap;
  private final Map<ClassSymbol, Boolean> known = new HashMap<>();

  private CostlyTypes(
      Release release,
      CostTable table,
      ImmutableSet<String> reportedByDefault,
      NamePatterns costly,
      NamePatterns cheap) {
    this.release = release;
    this.table = table;
    this.reportedByDefault = reportedByDefault;
    this.costly = costly;
    this.cheap = cheap;
  }

  /**
   * The {@code java.time} values that cost more than the thresholds or cannot be sent, what the
   * user added, without what the user took away.
   */
  public static CostlyTypes of(Options options, Release release) {
    CostTable table = CostTable.load(release.hessian());
    ImmutableSet<String> measured =
        table.all().entrySet().stream()
            .filter(row -> row.getKey().startsWith("java.time."))
            .filter(row -> isCostly(row.getValue(), options))
            .map(row -> row.getKey())
            .collect(toImmutableSet());
    ImmutableSet<String> above =
        BELOW_ABSTRACT.asMap().entrySet().stream()
            .filter(row -> row.getValue().stream().anyMatch(measured::contains))
            .map(row -> row.getKey())
            .collect(toImmutableSet());
    return new CostlyTypes(
        release,
        table,
        Sets.union(measured, above).immutableCopy(),
        options.get(OptionTable.COSTLY_TYPES),
        options.get(OptionTable.CHEAP_TYPES));
  }

  /** One of the two thresholds is enough. */
  private static boolean isCostly(Cost cost, Options options) {
    return cost.firstBytes() >= options.get(OptionTable.MIN_BYTES)
        || cost.slowdown()
            .filter(
                slowdown -> slowdown.times().doubleValue() >= options.get(OptionTable.MIN_SLOWDOWN))
            .isPresent();
  }

  /** Whether members of this type are reported. It is asked for every use of every type. */
  public boolean contains(ClassSymbol type) {
    return known.computeIfAbsent(
        type, unused -> contains(TypeNames.of(type)) && !CircularClasses.contains(type));
  }

  /** The same by name, for a type whose class is not at hand. */
  public boolean contains(String type) {
    return (reportedByDefault.contains(type) || costly.match(type)) && !cheap.match(type);
  }

  /** The measured cost; of a type without objects of its own, that of the cheapest one below it. */
  public Optional<Cost> costOf(ClassSymbol type) {
    String name = type.getQualifiedName().toString();
    if (BELOW_ABSTRACT.containsKey(name)) {
      return Optional.of(atLeast(name));
    }
    Optional<Cost> measured = table.of(name);
    return measured.isEmpty() && isDate(type) ? ofOwnDate() : measured;
  }

  /** How large it is depends on the class; what is lost does not. */
  private Optional<Cost> ofOwnDate() {
    return table
        .of(DATE_SUBCLASS)
        .map(
            cost ->
                new Cost(
                    cost.hessian(),
                    Optional.empty(),
                    Optional.empty(),
                    cost.damage(),
                    /* atLeast= */ false));
  }

  private Cost atLeast(String name) {
    ImmutableList<Cost> below =
        BELOW_ABSTRACT.get(name).stream()
            .flatMap(type -> table.of(type).stream())
            .collect(toImmutableList());
    Cost smallest = below.stream().min(Comparator.comparingInt(Cost::firstBytes)).orElseThrow();
    Optional<Slowdown> fastest =
        below.stream()
            .flatMap(cost -> cost.slowdown().stream())
            .min(Comparator.comparing(Slowdown::times));
    return new Cost(
        smallest.hessian(), smallest.size(), fastest, /* damage= */ "", /* atLeast= */ true);
  }

  private static boolean isDate(ClassSymbol type) {
    return Supertypes.closure(type).stream()
        .anyMatch(above -> above.getQualifiedName().contentEquals(DATE));
  }

  /** The row of the table for a type's name, if it has one. */
  public Optional<Cost> measured(String type) {
    return table.of(type);
  }

  /** Whose costs these are. */
  public Release release() {
    return release;
  }

  /** What the same member costs as a {@link java.util.Date}. */
  public Cost yardstick() {
    return table.of(DATE).orElseThrow();
  }
}
