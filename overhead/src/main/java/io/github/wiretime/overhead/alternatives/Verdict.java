package io.github.wiretime.overhead.alternatives;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.Set;

/**
 * What one way of looking for costly members found.
 *
 * @param nanos processor time
 */
public record Verdict(ImmutableSet<String> members, long nanos) {

  /** How much of what it found is costly. */
  public double precision(Set<String> truth) {
    return members.isEmpty() ? 1 : correct(truth) / (double) members.size();
  }

  /** How much of what is costly it found. */
  public double recall(Set<String> truth) {
    return correct(truth) / (double) truth.size();
  }

  private int correct(Set<String> truth) {
    return Sets.intersection(members, truth).size();
  }
}
