package io.github.wiretime.scan.archive;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.jar.Attributes;

/** The class path that a jar names in its manifest: {@code Class-Path: lib/order-api.jar}. */
public final class ManifestClassPath {

  private static final Splitter NAMES = Splitter.on(CharMatcher.whitespace()).omitEmptyStrings();

  private ManifestClassPath() {}

  /** The names as they are written; none in a malformed manifest. */
  public static ImmutableList<String> in(byte[] manifest) {
    return MainAttributes.valueOf(Attributes.Name.CLASS_PATH, manifest)
        .map(names -> ImmutableList.copyOf(NAMES.split(names)))
        .orElse(ImmutableList.of());
  }

  /** The file that a name means to {@code java -jar}, if it exists. */
  static Optional<Path> file(Path jar, String name) {
    try {
      return Optional.of(Path.of(jar.toAbsolutePath().toUri().resolve(name)))
          .filter(Files::isRegularFile);
    } catch (IllegalArgumentException | FileSystemNotFoundException noFile) {
      return Optional.empty();
    }
  }
}
