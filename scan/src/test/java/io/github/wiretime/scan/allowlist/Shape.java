package io.github.wiretime.scan.allowlist;

import static com.google.common.collect.ImmutableSortedSet.toImmutableSortedSet;
import static java.util.Comparator.naturalOrder;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;

/**
 * A service of one method, with values of what that method returns.
 *
 * @param name what is shown
 * @param refused the classes that are listed because Dubbo refuses them, with a {@code +} in front
 *     where only 3.3 does, and {@code -} where they are listed for 3.2 as well, which asks for
 *     their names only in other places; {@code ?} comes before the names of classes that only may
 *     be sent, as far as the scan knows
 * @param method the one method
 * @param values what it returns or throws
 * @param sources the classes besides, each with its package
 */
record Shape(String name, String refused, String method, String values, String sources) {

  private static final Splitter SPACES = Splitter.on(' ').omitEmptyStrings();

  private static final CharMatcher MARKS = CharMatcher.anyOf("+-?");

  private static final Splitter FILES = Splitter.onPattern("(?m)^(?=package )").omitEmptyStrings();

  /** All sources, those of the service and its values too. */
  ImmutableList<String> files() {
    ImmutableList.Builder<String> files = ImmutableList.builder();
    if (!sources.contains("interface Service")) {
      files.add("package app; import java.util.*; public interface Service { " + method + "; }");
    }
    files.add(
        """
        package app;
        import java.util.*;
        public class Values {
          public static Object[] values() { return new Object[] {%s}; }
        }
        """
            .formatted(values));
    return files.addAll(FILES.split(sources)).build();
  }

  /** Whether a class says by an annotation that there is a service. */
  boolean isAnnotated() {
    return sources.contains("DubboService");
  }

  /** What one release refuses. */
  ImmutableSortedSet<String> refusedBy(DubboRelease release) {
    return without(release == DubboRelease.DUBBO_3_3 ? "" : "+-");
  }

  /** What is listed for one release. */
  ImmutableSortedSet<String> listedFor(DubboRelease release) {
    return without(release == DubboRelease.DUBBO_3_3 ? "" : "+");
  }

  /** Whether the scan does not know that the class is sent, and Dubbo refuses it. */
  boolean isHidden(String type) {
    return SPACES.splitToStream(refused).anyMatch(("?" + type)::equals);
  }

  private ImmutableSortedSet<String> without(String marks) {
    return SPACES
        .splitToStream(refused)
        .filter(each -> marks.indexOf(each.charAt(0)) < 0)
        .map(MARKS::trimLeadingFrom)
        .collect(toImmutableSortedSet(naturalOrder()));
  }

  @Override
  public String toString() {
    return name;
  }
}
