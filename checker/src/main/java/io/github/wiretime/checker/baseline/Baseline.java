package io.github.wiretime.checker.baseline;

import static com.google.common.collect.ImmutableSortedSet.toImmutableSortedSet;

import com.google.common.collect.ImmutableSortedSet;
import io.github.wiretime.checker.options.InvalidOptionException;
import io.github.wiretime.checker.options.OptionTable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The findings that a code base had when it adopted the check, one key of a finding a line. */
public final class Baseline {

  private static final String HEADER = "# CostlyRpcTime baseline v1";

  /** Other languages allow blanks in names; the type is the last word, and has a package. */
  private static final Pattern LINE = Pattern.compile("[^#]+#.+ ([^\\s#]++)");

  private final Path path;
  private final LineFile file;

  /** A file that need not exist. */
  public Baseline(Path path) {
    this.path = path;
    this.file = new LineFile(path, HEADER, Baseline::problemOf);
  }

  /**
   * What the file lists now.
   *
   * @throws InvalidOptionException if the file is broken or cannot be read
   */
  public BaselineContent read() throws InvalidOptionException {
    return new BaselineContent(
        path, file.exists() ? Optional.of(used(() -> findings(file.read()))) : Optional.empty());
  }

  /**
   * Changes the file, while other compilers that change the same file wait.
   *
   * @param change from the lines of now, none if there is no file, to those to write
   * @throws InvalidOptionException if the file is broken or cannot be written
   */
  public void update(UnaryOperator<ImmutableSortedSet<String>> change)
      throws InvalidOptionException {
    used(() -> file.update(old -> change.apply(findings(old))));
  }

  /** Reads or writes the file. */
  @FunctionalInterface
  private interface Use {
    ImmutableSortedSet<String> lines() throws IOException, BrokenLineException;
  }

  private ImmutableSortedSet<String> used(Use use) throws InvalidOptionException {
    try {
      return use.lines();
    } catch (IOException unusable) {
      throw new InvalidOptionException(
          OptionTable.BASELINE, "cannot use '" + path + "': " + unusable.getMessage(), unusable);
    } catch (BrokenLineException broken) {
      throw new InvalidOptionException(OptionTable.BASELINE, broken.getMessage());
    }
  }

  /**
   * Without the constants of enums, which earlier versions kept in the file. They are compared with
   * the release before now.
   */
  private static ImmutableSortedSet<String> findings(ImmutableSortedSet<String> lines) {
    return lines.stream()
        .filter(line -> !line.contains("#<constants> "))
        .collect(toImmutableSortedSet(Comparator.naturalOrder()));
  }

  private static boolean isFinding(String line) {
    Matcher parts = LINE.matcher(line);
    int type = parts.matches() ? parts.start(1) : line.length();
    int dot = line.indexOf('.', type + 1);
    return dot > type && dot < line.length() - 1;
  }

  private static Optional<String> problemOf(String line) {
    return isFinding(line)
        ? Optional.empty()
        : Optional.of(
            "'"
                + line
                + "' is not a finding such as 'com.acme.OrderDto#createdAt"
                + " java.time.LocalDateTime'");
  }
}
