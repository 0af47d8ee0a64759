package io.github.wiretime.scan.compare;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;

/**
 * A change between two builds that does not arrive at each peer of the other one.
 *
 * @param key of the member, or of the class or method: {@code com.acme.OrderDto#paidAt}
 * @param was what the old build has there; empty if nothing
 * @param is what the new one has
 * @param verdicts of the directions in which it breaks
 * @param path a short way from a service to it
 * @param methods the methods that send it
 */
public record BreakingChange(
    BreakingRule rule,
    String key,
    String was,
    String is,
    ImmutableMap<Direction, Verdict> verdicts,
    ImmutableList<String> path,
    ImmutableList<String> methods,
    boolean isInResult,
    boolean isInParameter) {

  /** Whether it breaks whatever the values are. */
  public boolean isForAny() {
    return verdicts.values().stream().anyMatch(Verdict::isForAny);
  }
}
