package io.github.wiretime.checker.wire;

import com.sun.tools.javac.code.Type;

/**
 * A type that a member writes down, in terms of the type parameters of the class that declares it.
 *
 * @param extent what of the named class is written
 */
record Use(Member member, Type type, Extent extent) {

  /** What of a class is written where a member names it. */
  enum Extent {
    /** An object of the class, or of a known subclass. */
    DECLARED,
    /** An object of exactly this class, or this class's part of a subclass's object. */
    EXACT,
    /** This class's part of a subclass's object, when its own objects hide their fields. */
    FIELDS,
    /** The elements, when its own objects are not written by their elements. */
    ELEMENTS,
    /** What its {@code writeReplace()} puts in the place of a subclass's object. */
    REPLACEMENT
  }

  static Use declared(Member member, Type type) {
    return new Use(member, type, Extent.DECLARED);
  }

  /** The same member, which declares a part of its type. */
  Use declaring(Type part) {
    return declared(member, part);
  }

  static Use exactly(Member member, Type type) {
    return new Use(member, type, Extent.EXACT);
  }
}
