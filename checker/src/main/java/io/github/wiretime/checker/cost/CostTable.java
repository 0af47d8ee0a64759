package io.github.wiretime.checker.cost;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import com.google.common.io.Resources;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** The measured costs of one serializer, by type name. */
public final class CostTable {

  private static final String RESOURCE = "costs.tsv";
  private static final String HEADER = "profile\ttype\talone\tfirst\tfurther\tslowdown\tdamage";

  private final ImmutableMap<String, Cost> costs;

  private CostTable(ImmutableMap<String, Cost> costs) {
    this.costs = costs;
  }

  /**
   * Reads the table that ships with the check.
   *
   * @param profile the serializer, as the table's first column names it: {@code 4.0.4}
   */
  public static CostTable load(String profile) {
    ImmutableMap.Builder<String, Cost> costs = ImmutableMap.builder();
    for (String line : lines()) {
      List<String> columns = Splitter.on('\t').splitToList(line);
      boolean written = !columns.get(3).isEmpty();
      if (columns.get(0).equals(profile) && written) {
        costs.put(
            columns.get(1),
            new Cost(
                Integer.parseInt(columns.get(3)), columns.get(4), profile, /* atLeast= */ false));
      }
    }
    return new CostTable(costs.buildOrThrow());
  }

  /** The cost of a type, if it was measured. */
  public Optional<Cost> of(String type) {
    return Optional.ofNullable(costs.get(type));
  }

  /** The names of all measured types. */
  public Iterable<String> types() {
    return costs.keySet();
  }

  private static List<String> lines() {
    try {
      return Resources.readLines(
              Resources.getResource(CostTable.class, RESOURCE), StandardCharsets.UTF_8)
          .stream()
          .filter(line -> !line.startsWith("#") && !line.equals(HEADER))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException("the check's jar is damaged: " + RESOURCE, e);
    }
  }
}
