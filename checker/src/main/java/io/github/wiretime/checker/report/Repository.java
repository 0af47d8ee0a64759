package io.github.wiretime.checker.report;

import io.github.wiretime.checker.files.ModuleFolder;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * The folder that code-scanning services take addresses relative to: the nearest one above with a
 * {@code .git}; where only a copy of the files is built, the root of the build.
 */
public final class Repository {

  private final URI root;

  private Repository(Path root) {
    this.root = root.toUri(); // looks at the disk
  }

  /** The one that has a module. */
  public static Repository around(ModuleFolder folder) {
    return new Repository(
        Stream.iterate(folder.path(), above -> above != null, Path::getParent)
            .filter(above -> Files.exists(above.resolve(".git")))
            .findFirst()
            .orElseGet(folder::root));
  }

  /** A path as part of a relative URI, percent-encoded; absolute if it lies outside. */
  String relative(Path path) {
    return relative(path.toUri());
  }

  /** The same of an address. */
  public String relative(URI uri) {
    return root.relativize(uri).toString();
  }

  /** The same as a path, in which nothing is percent-encoded. */
  public String path(URI uri) {
    URI relative = root.relativize(uri);
    return relative.isOpaque() ? relative.getSchemeSpecificPart() : relative.getPath(); // in a jar
  }
}
