package io.github.wiretime.checker.cost;

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
    ImmutableMap.Builder<String, Cost> costs = ImmutableMap.builder();
    for (String line : lines()) {
      List<String> columns = Splitter.on('\t').splitToList(line);
      if (columns.get(0).equals(profile)) {
        costs.put(columns.get(1), cost(hessian, columns));
      }
    }
    return new CostTable(costs.buildOrThrow());
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

  private static List<String> lines() {
    try {
      return Resources.readLines(
          Resources.getResource(CostTable.class, RESOURCE), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("the check's jar is damaged: " + RESOURCE, e);
    }
  }
}
