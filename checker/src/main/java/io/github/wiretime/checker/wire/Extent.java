package io.github.wiretime.checker.wire;

import com.sun.tools.javac.code.Symbol.ClassSymbol;

/** What of a class is written where a member names it. */
sealed interface Extent {

  /** What the class says of it. */
  enum Named implements Extent {
    /** An object of the class, or of a known subclass. */
    DECLARED,
    /** An object of exactly this class, or this class's part of a subclass's object. */
    EXACT,
    /** This class's part of a subclass's object, when its own objects hide their fields. */
    FIELDS,
    /** The elements, when its own objects are not written by their elements. */
    ELEMENTS
  }

  /**
   * What the class's methods return for {@code writeReplace()} of a subclass's object.
   *
   * @param object the class of the object that is replaced
   */
  record ReplacementOf(ClassSymbol object) implements Extent {}
}
