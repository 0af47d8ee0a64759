package io.github.wiretime.checker.wire;

import com.sun.tools.javac.code.Type;

/**
 * A type that a member writes down, in terms of the type parameters of the class that declares it.
 *
 * @param exact whether a value has exactly this class, as the superclass part of an object has, so
 *     that subclasses do not count
 */
record Use(Member member, Type type, boolean exact) {

  static Use declared(Member member, Type type) {
    return new Use(member, type, /* exact= */ false);
  }

  static Use exactly(Member member, Type type) {
    return new Use(member, type, /* exact= */ true);
  }
}
