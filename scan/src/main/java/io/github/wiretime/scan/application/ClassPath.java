package io.github.wiretime.scan.application;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.wiretime.scan.archive.Element;
import io.github.wiretime.scan.archive.Entry;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * All classes of all elements by package; of several with one name the first counts, as for the
 * JVM.
 *
 * @param ownClasses those of the application, in the order of the inputs
 * @param ownNames their names
 */
record ClassPath(
    Map<String, List<Entry>> byPackage,
    ImmutableList<Entry> ownClasses,
    ImmutableSet<String> ownNames) {

  static ClassPath of(List<Element> elements) {
    Map<String, List<Entry>> byPackage = new HashMap<>();
    Set<String> known = new HashSet<>();
    ImmutableMap.Builder<String, Entry> own = ImmutableMap.builder();
    for (Element element : elements) {
      for (Entry entry : element.entries()) {
        if (entry.isClass() && known.add(entry.className())) {
          byPackage.computeIfAbsent(entry.packageName(), name -> new ArrayList<>()).add(entry);
          if (element.isOfApplication()) {
            own.put(entry.className(), entry);
          }
        }
      }
    }
    ImmutableMap<String, Entry> ownByName = own.buildOrThrow();
    return new ClassPath(byPackage, ownByName.values().asList(), ownByName.keySet());
  }

  List<Entry> in(String packageName) {
    return byPackage.getOrDefault(packageName, ImmutableList.of());
  }

  /** Whether a class belongs to another one of which it gets its owner. */
  static boolean isInside(String name, Set<String> own) {
    for (int dollar = name.indexOf('$', 1); dollar > 0; dollar = name.indexOf('$', dollar + 1)) {
      if (own.contains(name.substring(0, dollar))) {
        return true;
      }
    }
    return false;
  }
}
