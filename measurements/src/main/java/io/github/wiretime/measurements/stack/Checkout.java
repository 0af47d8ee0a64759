package io.github.wiretime.measurements.stack;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * An application that somebody checked out.
 *
 * @param folder named {@code project@commit}
 */
public record Checkout(Path folder) {

  /** Those below a folder, by name. */
  public static ImmutableList<Checkout> in(Path folder) throws IOException {
    try (Stream<Path> checkouts = Files.list(folder)) {
      return checkouts
          .filter(checkout -> checkout.getFileName().toString().contains("@"))
          .sorted()
          .map(Checkout::new)
          .collect(ImmutableList.toImmutableList());
    }
  }

  /** The name of the project. */
  public String title() {
    String name = name();
    return name.substring(0, name.indexOf('@'));
  }

  /** What is checked out. */
  public String commit() {
    String name = name();
    return name.substring(name.indexOf('@') + 1);
  }

  private String name() {
    return folder.getFileName().toString();
  }
}
