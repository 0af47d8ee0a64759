package io.github.wiretime.checker.report;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * The folder that code-scanning services take addresses relative to: the nearest one above with a
 * {@code .git}.
 */
record Repository(Path root) {

  /** The repository that holds a folder; the folder itself where there is none. */
  static Repository around(Path folder) {
    return new Repository(
        Stream.iterate(folder, above -> above != null, Path::getParent)
            .filter(above -> Files.exists(above.resolve(".git")))
            .findFirst()
            .orElse(folder));
  }

  /** A path as part of a relative URI, percent-encoded; absolute if it lies outside. */
  String relative(Path path) {
    return relative(path.toUri());
  }

  String relative(URI uri) {
    return root.toUri().relativize(uri).toString();
  }
}
