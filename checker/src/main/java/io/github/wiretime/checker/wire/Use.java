package io.github.wiretime.checker.wire;

import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Type;
import java.util.Optional;

/**
 * A type that a member writes down, in terms of the type parameters of the class that declares it.
 *
 * @param extent what of the named class is written
 * @param replaced the class of the object in whose place a replacement is written
 */
record Use(Member member, Type type, Extent extent, Optional<ClassSymbol> replaced) {

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
    /** What its methods return for {@code writeReplace()} of a subclass's object. */
    REPLACEMENT
  }

  static Use of(Member member, Type type, Extent extent) {
    return new Use(member, type, extent, Optional.empty());
  }

  static Use replacement(Member member, Type type, ClassSymbol replaced) {
    return new Use(member, type, Extent.REPLACEMENT, Optional.of(replaced));
  }

  static Use declared(Member member, Type type) {
    return of(member, type, Extent.DECLARED);
  }

  /** The same member, which declares a part of its type. */
  Use declaring(Type part) {
    return declared(member, part);
  }

  /** What stands for the class that it names, as far as that is written. */
  SiteKey carrier() {
    ClassSymbol named = (ClassSymbol) type.tsym;
    return switch (extent) {
      case DECLARED, EXACT -> new SiteKey.Written(named);
      case FIELDS, ELEMENTS -> new SiteKey.PartOf(named, extent);
      case REPLACEMENT -> new SiteKey.ReplacementOf(named, replaced.orElseThrow());
    };
  }

  static Use exactly(Member member, Type type) {
    return of(member, type, Extent.EXACT);
  }
}
