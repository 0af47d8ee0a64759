package io.github.wiretime.scan.archive;

import static java.util.function.Function.identity;

import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.Ints;
import java.util.Comparator;
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

  private record Versioned<T>(String name, int version, T file) {

    static <T> Versioned<T> of(Map.Entry<String, T> file) {
      if (!file.getKey().startsWith(VERSIONS)) {
        return new Versioned<>(file.getKey(), 0, file.getValue());
      }
      Matcher matcher = VERSION.matcher(file.getKey());
      Integer version = matcher.matches() ? Ints.tryParse(matcher.group(1)) : null;
      return version == null || version < FIRST
          ? new Versioned<>(file.getKey(), 0, file.getValue())
          : new Versioned<>(matcher.group(2), version, file.getValue());
    }
  }

  private MultiRelease() {}

  /** Whether a manifest says that a jar is one. */
  static boolean isSaidBy(byte[] manifest) {
    return MainAttributes.valueOf(Attributes.Name.MULTI_RELEASE, manifest)
        .filter("true"::equalsIgnoreCase)
        .isPresent();
  }

  /** Files under the names by which they are asked for, in the order of these names. */
  static <T> ImmutableMap<String, T> newest(Map<String, T> files) {
    return files.entrySet().stream()
        .map(Versioned::of)
        .filter(file -> file.version <= Runtime.version().feature())
        .sorted(Comparator.comparing(Versioned::name))
        .collect(
            ImmutableMap.toImmutableMap(
                Versioned::name,
                identity(),
                (file, other) -> other.version > file.version ? other : file))
        .entrySet()
        .stream()
        .collect(ImmutableMap.toImmutableMap(each -> each.getKey(), each -> each.getValue().file));
  }
}
