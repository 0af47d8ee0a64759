package io.github.wiretime.generator;

import com.google.common.base.Throwables;
import com.google.common.collect.Sets;
import io.github.wiretime.oracle.Compilation;
import io.github.wiretime.oracle.Verdict;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Two verdicts on the same graph have to be equal.
 *
 * @param judge who is right
 * @param judged who is tested
 */
public record Agreement(Verdict judge, Verdict judged) implements Trial {

  @Override
  public Optional<String> problem(Compilation compilation) {
    Set<String> right;
    Set<String> tested;
    try {
      right = judge.members(compilation);
      tested = judged.members(compilation);
    } catch (RuntimeException | StackOverflowError e) {
      return Optional.of(Throwables.getStackTraceAsString(e));
    }
    if (right.equals(tested)) {
      return Optional.empty();
    }
    return Optional.of(
        ("judge:  " + new TreeSet<>(right) + "\ntested: " + new TreeSet<>(tested))
            + ("\nmissed:   " + Sets.difference(right, tested))
            + ("\ninvented: " + Sets.difference(tested, right)));
  }
}
