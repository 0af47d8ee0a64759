package io.github.wiretime.scan.archive;

import com.google.common.primitives.Ints;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Which class of a multi-release jar counts: the one that the JDK would load that runs here. {@code
 * JarFile} knows it too, but reads a manifest of any size.
 */
final class MultiRelease {

  /** The folder with classes for newer JDKs. */
  static final String VERSIONS = "META-INF/versions/";

  private static final Pattern VERSION = Pattern.compile(VERSIONS + "(\\d+)/(.+)");
  private static final int FIRST = 9;

  private MultiRelease() {}

  /** Whether a manifest says that a jar is one. */
  static boolean isSaidBy(byte[] manifest) {
    return MainAttributes.valueOf(Attributes.Name.MULTI_RELEASE, manifest)
        .filter("true"::equalsIgnoreCase)
        .isPresent();
  }

  /** Files under the names by which they are asked for. */
  static <T> Map<String, T> newest(Map<String, T> files) {
    Map<String, T> newest = new LinkedHashMap<>(files);
    Map<String, Integer> versions = new HashMap<>();
    files.forEach(
        (name, file) -> {
          if (!name.startsWith(VERSIONS)) {
            return;
          }
          Matcher matcher = VERSION.matcher(name);
          Integer version = matcher.matches() ? Ints.tryParse(matcher.group(1)) : null;
          if (version == null || version < FIRST) {
            return;
          }
          newest.remove(name);
          String asked = matcher.group(2);
          if (version <= Runtime.version().feature() && version > versions.getOrDefault(asked, 0)) {
            versions.put(asked, version);
            newest.put(asked, file);
          }
        });
    return newest;
  }
}
