package io.github.wiretime.measurements.stack;

import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Where everything lies.
 *
 * @param root the project's folder
 * @param output where results and what is made of them go, in the same places as in the project
 */
public record Layout(Path root, Path output) {

  private static final Path MODULE = Path.of("measurements");

  /** The layout around the working folder, which is the project's or one below it. */
  public static Layout here() {
    Path folder = Path.of("").toAbsolutePath();
    while (folder != null && !Files.isDirectory(folder.resolve(MODULE).resolve("results"))) {
      folder = folder.getParent();
    }
    if (folder == null) {
      throw new IllegalStateException("run this inside the project's folder");
    }
    return new Layout(folder, folder);
  }

  /** The same with results apart, so that rough figures do not replace careful ones. */
  public Layout apart() {
    return new Layout(root, target().resolve("short"));
  }

  /** What the build of the module leaves. */
  public Path target() {
    return root.resolve(MODULE).resolve("target");
  }

  /** Where public code is kept that was fetched. */
  public Path downloads() {
    return target().resolve("real-code");
  }

  /** Starts JVMs on what the module's build left; a run of so many steps. */
  public Fork fork(int steps) {
    return new Fork(target(), new Progress(System.out, steps));
  }

  /** A result file, by name. */
  public Path result(String name) {
    return output.resolve(MODULE).resolve("results").resolve(name);
  }

  /** A plot of the documentation, by name. */
  public Path plot(String name) {
    return output.resolve("docs/plots").resolve(name + ".svg");
  }

  /** The cost table that the checker loads. */
  public Path costTable() {
    return output.resolve("checker/src/main/resources/io/github/wiretime/checker/cost/costs.tsv");
  }
}
