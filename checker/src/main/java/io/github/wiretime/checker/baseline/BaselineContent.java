package io.github.wiretime.checker.baseline;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Sets;
import io.github.wiretime.checker.options.BaselineMode;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * What a baseline lists before a compilation is judged.
 *
 * @param path of the file
 * @param lines the keys of findings in it; empty if there is no file
 */
public record BaselineContent(Path path, Optional<ImmutableSortedSet<String>> lines) {

  /**
   * What the baseline does to a compilation.
   *
   * @param known the keys that it lists, after what is added or removed
   * @param stale listed keys that are no longer found
   * @param isMissed whether there is no file although there are findings
   * @param change what is to become of the lines of the file; empty if it stays as it is
   */
  public record Result(
      ImmutableSet<String> known,
      ImmutableSet<String> stale,
      boolean isMissed,
      Optional<UnaryOperator<ImmutableSortedSet<String>>> change) {

    /** What no baseline does. */
    public static final Result NONE =
        new Result(ImmutableSet.of(), ImmutableSet.of(), /* isMissed= */ false, Optional.empty());

    private static Result changed(
        ImmutableSortedSet<String> old, UnaryOperator<ImmutableSortedSet<String>> change) {
      return new Result(
          change.apply(old), ImmutableSet.of(), /* isMissed= */ false, Optional.of(change));
    }
  }

  /**
   * Compares the baseline with the findings, and writes nothing. A missing file counts as an empty
   * one, and only {@link BaselineMode#WRITE} makes it, also without lines.
   *
   * @param keys of the findings that would be reported without it
   * @param stale which of the lines can be removed
   */
  public Result compare(
      BaselineMode mode,
      ImmutableSortedSet<String> keys,
      UnaryOperator<ImmutableSet<String>> stale) {
    ImmutableSortedSet<String> known = lines.orElse(ImmutableSortedSet.of());
    if (mode == BaselineMode.WRITE) {
      return Result.changed(known, old -> ImmutableSortedSet.copyOf(Sets.union(old, keys)));
    }
    if (mode == BaselineMode.PRUNE && lines.isPresent()) {
      return Result.changed(
          known, old -> ImmutableSortedSet.copyOf(Sets.difference(old, stale.apply(old))));
    }
    boolean isMissed = lines.isEmpty() && !keys.isEmpty();
    return new Result(known, stale.apply(known), isMissed, Optional.empty());
  }
}
