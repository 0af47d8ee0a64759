package io.github.wiretime.checker.files;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Sets;
import io.github.wiretime.checker.options.BaselineMode;
import io.github.wiretime.checker.options.Dialect;
import io.github.wiretime.checker.options.InvalidOptionException;
import io.github.wiretime.checker.options.OptionTable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/** The findings that a code base had when it adopted the check, one key of a finding a line. */
public final class Baseline {

  private static final String HEADER = "# CostlyRpcTime baseline v1";

  /** Other languages allow blanks in names; the type is the last word, and has a package. */
  private static final Pattern LINE = Pattern.compile("[^#]+#.+ [^\\s#]+\\.[^\\s#]+");

  private final Path path;
  private final LineFile file;
  private final Dialect dialect;

  /**
   * A file that has to exist where there are findings, unless it is written.
   *
   * @param dialect of those who read what is wrong with it
   */
  public Baseline(Path path, Dialect dialect) {
    this.path = path;
    this.dialect = dialect;
    this.file = new LineFile(path, HEADER, Baseline::problemOf);
  }

  /**
   * What the baseline does to a compilation.
   *
   * @param known the keys that it lists, after what was added or removed
   * @param stale listed keys that are no longer found
   */
  public record Result(ImmutableSet<String> known, ImmutableSet<String> stale) {}

  /**
   * Applies the baseline, and changes it if the mode says so.
   *
   * @param keys of the findings that would be reported without it
   * @param stale which of the lines have had their day
   * @throws InvalidOptionException if the file is missing, broken or cannot be written
   */
  public Result apply(
      BaselineMode mode, ImmutableSortedSet<String> keys, UnaryOperator<ImmutableSet<String>> stale)
      throws InvalidOptionException {
    if (keys.isEmpty() && !file.exists()) {
      return new Result(keys, ImmutableSet.of()); // A module without findings needs no file.
    }
    try {
      if (mode == BaselineMode.WRITE) {
        return new Result(file.update(old -> union(old, keys)), ImmutableSet.of());
      }
      if (!file.exists()) {
        throw problem(
            "there is no file '"
                + path
                + "'; write it with "
                + dialect.setting(OptionTable.BASELINE_MODE, "write"));
      }
      if (mode == BaselineMode.PRUNE) {
        return new Result(file.update(old -> without(old, stale.apply(old))), ImmutableSet.of());
      }
      ImmutableSortedSet<String> known = file.read();
      return new Result(known, stale.apply(known));
    } catch (IOException unusable) {
      throw new InvalidOptionException(
          OptionTable.BASELINE, "cannot use '" + path + "': " + unusable.getMessage(), unusable);
    } catch (BrokenLineException broken) {
      throw problem(broken.getMessage());
    }
  }

  private static ImmutableSortedSet<String> union(
      ImmutableSortedSet<String> old, ImmutableSortedSet<String> added) {
    return ImmutableSortedSet.copyOf(Sets.union(old, added));
  }

  private static ImmutableSortedSet<String> without(
      ImmutableSortedSet<String> old, ImmutableSet<String> removed) {
    return ImmutableSortedSet.copyOf(Sets.difference(old, removed));
  }

  private static Optional<String> problemOf(String line) {
    return LINE.matcher(line).matches()
        ? Optional.empty()
        : Optional.of(
            "'"
                + line
                + "' is not a finding such as 'com.acme.OrderDto#createdAt java.time.LocalDateTime'");
  }

  private static InvalidOptionException problem(String text) {
    return new InvalidOptionException(OptionTable.BASELINE, text);
  }
}
