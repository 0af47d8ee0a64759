package io.github.wiretime.checker.hessian;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;

/**
 * A field that takes the place of a costly one on the wire, where several together hold its value
 * exactly. The patches of a scan add such fields, and the check knows them again: this table is
 * about both.
 *
 * @param suffix what its name has after that of the costly field
 * @param type its class in {@code java.lang}, without the package; null says that nothing was sent
 */
public record TwinField(String suffix, String type) {

  private static final TwinField SECONDS = new TwinField("Seconds", "Long");
  private static final TwinField NANOS = new TwinField("Nanos", "Integer");
  private static final TwinField SECOND_OF_DAY = new TwinField("SecondOfDay", "Integer");
  private static final TwinField OFFSET = new TwinField("OffsetSeconds", "Integer");

  private static final ImmutableMap<String, ImmutableList<TwinField>> OF =
      ImmutableMap.<String, ImmutableList<TwinField>>builder()
          .put("java.time.Duration", ImmutableList.of(SECONDS, NANOS))
          .put("java.time.Instant", ImmutableList.of(SECONDS, NANOS))
          .put("java.time.LocalDate", ImmutableList.of(new TwinField("EpochDay", "Long")))
          .put("java.time.LocalDateTime", ImmutableList.of(SECONDS, NANOS))
          .put("java.time.LocalTime", ImmutableList.of(SECOND_OF_DAY, NANOS))
          .put("java.time.OffsetDateTime", ImmutableList.of(SECONDS, NANOS, OFFSET))
          .put("java.time.OffsetTime", ImmutableList.of(SECOND_OF_DAY, NANOS, OFFSET))
          .put("java.time.Year", ImmutableList.of(new TwinField("Value", "Integer")))
          .put("java.time.YearMonth", ImmutableList.of(new TwinField("ProlepticMonth", "Long")))
          .put(
              "java.time.ZonedDateTime",
              ImmutableList.of(SECONDS, NANOS, new TwinField("Zone", "String")))
          .buildOrThrow();

  /** Those of a type by its qualified name; none if no twins are known for it. */
  public static ImmutableList<TwinField> of(String type) {
    return OF.getOrDefault(type, ImmutableList.of());
  }

  /** The types that have twins. */
  public static ImmutableList<String> types() {
    return OF.keySet().asList();
  }

  /** Its name beside a costly field of that name. */
  public String name(String field) {
    return field + suffix;
  }
}
