package io.github.wiretime.measurements.report;

import io.github.wiretime.measurements.stack.Profile;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The table that the checker loads: tab-separated, a row per profile and time type. */
final class CostTable {
  private static final Set<String> NO_TIME_TYPES = Set.of("int", "long", "java.lang.String");
  private static final String HEAD =
      """
      # What time types cost on the wire: bytes alone, as the first in a DTO's field, each further one
      # in the same message; time to write and read a list of 100 DTOs as a multiple of java.util.Date;
      # how far samples lay from that, as a part of it; what is lost. Rendered from the results of the measurements: do not edit.
      profile\ttype\talone\tfirst\tfurther\tslowdown\tspread\tdamage
      """;

  private CostTable() {}

  static String render(Results results) {
    return Arrays.stream(Profile.values())
        .filter(Profile::inCostTable)
        .flatMap(profile -> rows(results, profile))
        .collect(Collectors.joining("\n", HEAD, "\n"));
  }

  private static Stream<String> rows(Results results, Profile profile) {
    return results.types().stream()
        .filter(type -> !NO_TIME_TYPES.contains(type))
        .sorted()
        .map(type -> row(results, profile, type));
  }

  private static String row(Results results, Profile profile, String type) {
    return String.join(
        "\t",
        profile.id(),
        type,
        results.bytes(profile, type, "alone"),
        results.bytes(profile, type, "first"),
        results.bytes(profile, type, "further"),
        slowdown(results, profile, type),
        results.damage(profile, type));
  }

  private static String slowdown(Results results, Profile profile, String type) {
    return results
        .slowdown(profile, type)
        .map(slowdown -> slowdown.times() + "\t" + slowdown.spread())
        .orElse("\t");
  }
}
