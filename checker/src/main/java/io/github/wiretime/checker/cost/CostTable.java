package io.github.wiretime.checker.cost;

import static com.google.common.collect.ImmutableMap.toImmutableMap;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import com.google.common.io.Resources;
import io.github.wiretime.checker.options.HessianLite;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/** The measured costs of one serializer, by type name. */
public final class CostTable {

  private static final String RESOURCE = "costs.tsv";
  private static final String FASTJSON2 = "fastjson2";

  /** Of this jar, and so the same for all compilations. */
  private static final Map<String, CostTable> LOADED = new ConcurrentHashMap<>();

  private final ImmutableMap<String, Cost> costs;

  private CostTable(ImmutableMap<String, Cost> costs) {
    this.costs = costs;
  }

  /** Reads the table that ships with the check. */
  public static CostTable load(HessianLite hessian) {
    return load(hessian.id(), hessian);
  }

  /** The same of fastjson2; its costs name the Hessian of Dubbo 3.2, which prefers it to that. */
  public static CostTable loadFastjson2() {
    return load(FASTJSON2, HessianLite.LITE_3_2);
  }

  private static CostTable load(String profile, HessianLite hessian) {
    return LOADED.computeIfAbsent(profile, unused -> read(profile, hessian));
  }

  private static CostTable read(String profile, HessianLite hessian) {
    return new CostTable(
        lines()
            .filter(line -> line.startsWith(profile + "\t"))
            .map(Splitter.on('\t')::splitToList)
            .collect(toImmutableMap(columns -> columns.get(1), columns -> cost(hessian, columns))));
  }

  private static Cost cost(HessianLite hessian, List<String> columns) {
    String first = columns.get(3);
    String slowdown = columns.get(5);
    return new Cost(
        hessian,
        first.isEmpty()
            ? Optional.empty()
            : Optional.of(new Cost.Size(Integer.parseInt(first), columns.get(4))),
        slowdown.isEmpty()
            ? Optional.empty()
            : Optional.of(Slowdown.parse(slowdown, columns.get(6))),
        columns.get(7),
        /* atLeast= */ false);
  }

  /** The cost of a type, if it was measured. */
  public Optional<Cost> of(String type) {
    return Optional.ofNullable(costs.get(type));
  }

  /** All measured types with their costs. */
  public ImmutableMap<String, Cost> all() {
    return costs;
  }

  private static Stream<String> lines() {
    try {
      return Resources.toString(
              Resources.getResource(CostTable.class, RESOURCE), StandardCharsets.UTF_8)
          .lines();
    } catch (IOException e) {
      throw new UncheckedIOException("the check's jar is damaged: " + RESOURCE, e);
    }
  }
}
