package io.github.wiretime.scan.bytes;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableCollection;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSetMultimap;
import com.google.common.collect.Multiset;
import io.github.wiretime.checker.cost.Cost;
import io.github.wiretime.checker.cost.CostlyTypes;
import java.util.Collection;

/**
 * Counts the bytes that values of several types have in common: {@code LocalDateTime} is written as
 * a {@code LocalDate} and a {@code LocalTime}, whose class definitions a message has once.
 */
record SharedParts(CostlyTypes costs) {

  private static final ImmutableSetMultimap<String, String> PARTS =
      ImmutableSetMultimap.<String, String>builder()
          .putAll("java.time.LocalDateTime", "java.time.LocalDate", "java.time.LocalTime")
          .putAll("java.time.OffsetTime", "java.time.LocalTime", "java.time.ZoneOffset")
          .putAll("java.time.OffsetDateTime", "java.time.LocalDateTime", "java.time.ZoneOffset")
          .putAll("java.time.ZonedDateTime", "java.time.LocalDateTime", "java.time.ZoneOffset")
          .build();

  /** Bytes of the definitions that the first values of the types all bring. */
  static double bytes(Collection<String> types, CostlyTypes costs) {
    return new SharedParts(costs).bytes(types);
  }

  private double bytes(Collection<String> types) {
    Multiset<String> defined = HashMultiset.create();
    types.forEach(type -> define(type, defined));
    return defined.entrySet().stream()
        .mapToDouble(each -> (each.getCount() - 1) * ownDefinition(each.getElement()))
        .sum();
  }

  private void define(String type, Multiset<String> defined) {
    defined.add(type);
    partsOf(type).forEach(part -> define(part, defined));
  }

  private double ownDefinition(String type) {
    return definition(type) - definitions(partsOf(type));
  }

  /**
   * The types whose values are parts of a value. In compact mode there is none, as a definition
   * shows that is too small to have others inside.
   */
  private ImmutableCollection<String> partsOf(String type) {
    ImmutableCollection<String> parts = PARTS.get(type);
    return definitions(parts) < definition(type) ? parts : ImmutableSet.of();
  }

  private double definitions(Collection<String> types) {
    return types.stream().mapToDouble(this::definition).sum();
  }

  private double definition(String type) {
    return costs
        .measured(type)
        .flatMap(Cost::size)
        .map(size -> size.first() - Double.parseDouble(size.further()))
        .orElse(0.0);
  }
}
