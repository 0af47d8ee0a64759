package io.github.wiretime.scan.archive;

import static java.util.function.Function.identity;

import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.Ints;
import java.util.Collection;
import java.util.Comparator;
import java.util.jar.Attributes;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;

/**
 * Which class of a multi-release jar counts: the one that the JDK would load that runs here. {@code
 * JarFile} knows it too, but reads a manifest of any size.
 */
final class MultiRelease {

  private static final Pattern VERSION = Pattern.compile("META-INF/versions/(\\d+)/(.+)");
  private static final int FIRST = 9;

  private record Versioned(String name, int version, ZipEntry file) {}

  private MultiRelease() {}

  /** Whether a manifest says that a jar is one. */
  static boolean isSaidBy(byte[] manifest) {
    return MainAttributes.valueOf(Attributes.Name.MULTI_RELEASE, manifest)
        .filter("true"::equalsIgnoreCase)
        .isPresent();
  }

  /** The files by the name under which they are asked for, in the order of the names. */
  static ImmutableMap<String, ZipEntry> newest(Collection<ZipEntry> files) {
    return files.stream()
        .map(MultiRelease::versioned)
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

  private static Versioned versioned(ZipEntry file) {
    Matcher matcher = VERSION.matcher(file.getName());
    Integer version = matcher.matches() ? Ints.tryParse(matcher.group(1)) : null;
    return version == null || version < FIRST
        ? new Versioned(file.getName(), 0, file)
        : new Versioned(matcher.group(2), version, file);
  }
}
