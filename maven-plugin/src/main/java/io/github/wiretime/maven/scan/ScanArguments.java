package io.github.wiretime.maven.scan;

import java.util.Locale;

/** Arguments as the command line of the scan takes them. */
final class ScanArguments {

  private ScanArguments() {}

  /** {@code --min-bytes=50} for {@code minBytes}. */
  static String of(String name, String value) {
    return "--" + name.replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT) + "=" + value;
  }
}
