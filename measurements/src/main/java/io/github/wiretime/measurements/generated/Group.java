package io.github.wiretime.measurements.generated;

import io.github.wiretime.measurements.compile.SourceText;
import java.util.List;
import java.util.Set;

/**
 * A hundred classes in the making.
 *
 * @param number counts groups
 * @param sources gets the classes
 * @param costly gets the members that put a costly time type on the wire
 */
record Group(int number, List<SourceText> sources, Set<String> costly) {

  String packageName() {
    return "com.acme.g" + number;
  }

  /** The name of a class: {@code Wide3n7}. */
  String name(String kind, int n) {
    return kind + number + "n" + n;
  }

  Dto dto(String kind, int n) {
    return new Dto(this, name(kind, n));
  }

  void add(String name, String text) {
    sources.add(new SourceText(packageName().replace('.', '/') + "/" + name + ".java", text));
  }
}
