package io.github.wiretime.checker.report;

import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import com.google.common.collect.Multimaps;
import java.util.Collection;
import java.util.Map;

/**
 * Names without packages: {@code OrderDto}. Classes that have the same one get as much of their
 * packages as tells them apart: {@code order.BaseDto} and {@code user.BaseDto}.
 */
public final class ShortNames {

  private final ImmutableMap<String, String> names;

  private ShortNames(ImmutableMap<String, String> names) {
    this.names = names;
  }

  /**
   * Names for classes that a reader sees side by side.
   *
   * @param simple the names without packages, by fully qualified names
   */
  public static ShortNames among(Map<String, String> simple) {
    if (ImmutableSet.copyOf(simple.values()).size() == simple.size()) {
      return new ShortNames(ImmutableMap.copyOf(simple)); // as nearly always
    }
    ImmutableListMultimap<String, String> alike =
        Multimaps.index(simple.keySet(), qualified -> simple.get(qualified));
    return new ShortNames(
        ImmutableMap.copyOf(
            Maps.transformEntries(
                simple, (qualified, name) -> toldApart(qualified, name, alike.get(name)))));
  }

  private static String toldApart(String qualified, String simple, Collection<String> alike) {
    String name = simple;
    while (name.length() < qualified.length() && isEndOfAnother(name, qualified, alike)) {
      int dot = qualified.lastIndexOf('.', qualified.length() - name.length() - 2);
      name = qualified.substring(dot + 1);
    }
    return name;
  }

  private static boolean isEndOfAnother(String name, String qualified, Collection<String> alike) {
    return alike.stream()
        .anyMatch(other -> !other.equals(qualified) && ("." + other).endsWith("." + name));
  }

  /** The name of a class that was among these. */
  public String of(String qualified) {
    return names.getOrDefault(qualified, qualified);
  }
}
