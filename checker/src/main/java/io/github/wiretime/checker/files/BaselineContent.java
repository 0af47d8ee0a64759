package io.github.wiretime.checker.files;

import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Sets;
import io.github.wiretime.checker.options.BaselineMode;
import io.github.wiretime.checker.options.Dialect;
import io.github.wiretime.checker.options.InvalidOptionException;
import io.github.wiretime.checker.options.OptionTable;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * What a baseline lists before a compilation is judged.
 *
 * @param path of the file
 * @param lines the keys of findings in it; empty if there is no file
 * @param dialect of those who read what is wrong with it
 */
public record BaselineContent(
    Path path, Optional<ImmutableSortedSet<String>> lines, Dialect dialect) {

  /**
   * What the baseline does to a compilation.
   *
   * @param known the keys that it lists, after what is added or removed
   * @param stale listed keys that are no longer found
   * @param change what is to become of the lines of the file; empty if it stays as it is
   */
  public record Result(
      ImmutableSet<String> known,
      ImmutableSet<String> stale,
      Optional<UnaryOperator<ImmutableSortedSet<String>>> change) {

    /** What no baseline does. */
    public static final Result NONE = unchanged(ImmutableSet.of(), ImmutableSet.of());

    private static Result unchanged(ImmutableSet<String> known, ImmutableSet<String> stale) {
      return new Result(known, stale, Optional.empty());
    }

    private static Result changed(
        ImmutableSortedSet<String> old, UnaryOperator<ImmutableSortedSet<String>> change) {
      return new Result(change.apply(old), ImmutableSet.of(), Optional.of(change));
    }
  }

  /**
   * Compares the baseline with the findings, and writes nothing.
   *
   * @param keys of the findings that would be reported without it
   * @param records lines to write, each of which replaces all that name the same before the last
   *     blank
   * @param stale which of the lines can be removed
   * @throws InvalidOptionException if there is no file although it has to exist
   */
  public Result compare(
      BaselineMode mode,
      ImmutableSortedSet<String> keys,
      ImmutableSortedSet<String> records,
      UnaryOperator<ImmutableSet<String>> stale)
      throws InvalidOptionException {
    ImmutableSortedSet<String> added = mode == BaselineMode.WRITE ? union(keys, records) : keys;
    if (added.isEmpty() && lines.isEmpty()) {
      return Result.unchanged(keys, ImmutableSet.of()); // A module without findings needs no file.
    }
    if (mode == BaselineMode.WRITE) {
      return Result.changed(
          lines.orElse(ImmutableSortedSet.of()),
          old -> union(without(old, replacedBy(records, old)), added));
    }
    ImmutableSortedSet<String> known = lines.orElseThrow(this::missing);
    return mode == BaselineMode.PRUNE
        ? Result.changed(known, old -> without(old, stale.apply(old)))
        : Result.unchanged(known, stale.apply(known));
  }

  private static ImmutableSet<String> replacedBy(
      ImmutableSortedSet<String> records, ImmutableSortedSet<String> old) {
    ImmutableSet<String> named =
        records.stream().map(BaselineContent::named).collect(toImmutableSet());
    return old.stream().filter(line -> named.contains(named(line))).collect(toImmutableSet());
  }

  private static String named(String line) {
    return line.substring(0, line.lastIndexOf(' '));
  }

  private InvalidOptionException missing() {
    return new InvalidOptionException(
        OptionTable.BASELINE,
        "there is no file '"
            + path
            + "'; write it with "
            + dialect.setting(OptionTable.BASELINE_MODE, "write"));
  }

  private static ImmutableSortedSet<String> union(
      ImmutableSortedSet<String> old, ImmutableSortedSet<String> added) {
    return ImmutableSortedSet.copyOf(Sets.union(old, added));
  }

  private static ImmutableSortedSet<String> without(
      ImmutableSortedSet<String> old, ImmutableSet<String> removed) {
    return ImmutableSortedSet.copyOf(Sets.difference(old, removed));
  }
}
