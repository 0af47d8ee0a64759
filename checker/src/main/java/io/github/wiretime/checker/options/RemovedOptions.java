package io.github.wiretime.checker.options;

import com.google.common.collect.ImmutableSet;

/** Options of earlier versions, which are refused with what to use instead. */
public final class RemovedOptions {

  /** Their names, as those of the {@linkplain OptionTable table}. */
  public static final ImmutableSet<String> NAMES = ImmutableSet.of("WireMap", "WireMapMode");

  private RemovedOptions() {}

  /** What is wrong with any of them, for the readers of a dialect. */
  static String problem(Dialect dialect) {
    return "there is no wire map any more; where an API is in a repository of its own, "
        + dialect.option(OptionTable.SERVICE_INTERFACES)
        + " names its services and "
        + dialect.option(OptionTable.WIRE_TYPES)
        + " its classes";
  }
}
