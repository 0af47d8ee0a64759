package io.github.wiretime.benchmarks.stack;

import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Where things are in the project.
 *
 * @param root the project's folder
 * @param output where results and what is rendered from them go: the same, or a folder to try in
 */
public record Layout(Path root, Path output) {

  /** The layout around the working folder, which is the project's or one below it. */
  public static Layout here() {
    Path folder = Path.of("").toAbsolutePath();
    while (folder != null && !Files.isDirectory(folder.resolve("benchmarks").resolve("results"))) {
      folder = folder.getParent();
    }
    if (folder == null) {
      throw new IllegalStateException("run this inside the project's folder");
    }
    return new Layout(folder, folder);
  }

  /** The same with results apart, so that rough figures do not replace careful ones. */
  public Layout apart() {
    return new Layout(root, root.resolve("benchmarks").resolve("target").resolve("short"));
  }

  /** Starts JVMs on what the module's build left. */
  public Fork fork() {
    return new Fork(root);
  }

  /** A result file, by name. */
  public Path result(String name) {
    return output.resolve("benchmarks").resolve("results").resolve(name);
  }

  /** The documentation's folder. */
  public Path docs() {
    return output.resolve("docs");
  }

  /** The cost table that the checker loads. */
  public Path costTable() {
    return output.resolve("checker/src/main/resources/io/github/wiretime/checker/cost/costs.tsv");
  }
}
