package io.github.wiretime.scan.archive;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Optional;
import java.util.jar.Attributes;
import java.util.jar.Manifest;

/** What the manifest of a jar says of the whole jar. */
final class MainAttributes {

  private MainAttributes() {}

  /** The value of one; empty if the manifest lacks it or is malformed. */
  static Optional<String> valueOf(Attributes.Name name, byte[] manifest) {
    try {
      Attributes all = new Manifest(new ByteArrayInputStream(manifest)).getMainAttributes();
      return Optional.ofNullable(all.getValue(name));
    } catch (IOException malformed) {
      return Optional.empty();
    }
  }
}
