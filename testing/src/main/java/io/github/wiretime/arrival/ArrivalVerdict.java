package io.github.wiretime.arrival;

import com.google.common.collect.ImmutableMap;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.oracle.Compilation;

/** Says of a program which values do not arrive. */
@FunctionalInterface
public interface ArrivalVerdict {

  /** By member: {@code com.acme.Dto#field}, {@code com.acme.Dto#<extends>}. */
  ImmutableMap<String, Outcome> of(Compilation sources, HessianLite release);
}
