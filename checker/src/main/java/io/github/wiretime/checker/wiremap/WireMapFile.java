package io.github.wiretime.checker.wiremap;

import com.google.common.collect.ImmutableSortedSet;
import io.github.wiretime.checker.files.BrokenLineException;
import io.github.wiretime.checker.files.LineFile;
import io.github.wiretime.checker.options.Dialect;
import io.github.wiretime.checker.options.InvalidOptionException;
import io.github.wiretime.checker.options.OptionTable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.function.UnaryOperator;

/** The committed file of a wire map. */
public final class WireMapFile {

  private final Path path;
  private final LineFile file;
  private final Dialect dialect;

  /**
   * A file that need not exist.
   *
   * @param dialect of those who read what is wrong with it
   */
  public WireMapFile(Path path, Dialect dialect) {
    this.path = path;
    this.dialect = dialect;
    this.file = new LineFile(path, WireMap.HEADER, WireMap::problemOf);
  }

  /** Whether there is a map yet. */
  public boolean exists() {
    return file.exists();
  }

  /**
   * The map.
   *
   * @throws InvalidOptionException if the file is missing, unreadable or broken
   */
  public WireMap read() throws InvalidOptionException {
    if (!file.exists()) {
      throw problem(
          "there is no file '"
              + path
              + "'; make it by a build with "
              + dialect.setting(OptionTable.WIRE_MAP_MODE, "learn"));
    }
    try {
      return WireMap.of(file.read());
    } catch (IOException unreadable) {
      throw new InvalidOptionException(
          OptionTable.WIRE_MAP,
          "cannot read '" + path + "': " + unreadable.getMessage(),
          unreadable);
    } catch (BrokenLineException broken) {
      throw problem(broken.getMessage());
    }
  }

  /**
   * Adds what a compilation learned; nothing is removed.
   *
   * @param learned from what the map has so far
   * @throws InvalidOptionException if the file cannot be written or its old content is broken
   */
  public void add(UnaryOperator<WireMap> learned) throws InvalidOptionException {
    try {
      file.update(
          (ImmutableSortedSet<String> old) -> {
            WireMap known = WireMap.of(old);
            return known.plus(learned.apply(known)).lines();
          });
    } catch (IOException unwritable) {
      throw problem("cannot write '" + path + "': " + unwritable.getMessage());
    } catch (BrokenLineException broken) {
      throw problem(broken.getMessage());
    }
  }

  private static InvalidOptionException problem(String text) {
    return new InvalidOptionException(OptionTable.WIRE_MAP, text);
  }
}
