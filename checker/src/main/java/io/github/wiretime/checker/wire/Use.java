package io.github.wiretime.checker.wire;

import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Type;
import io.github.wiretime.checker.wire.Extent.Named;

/**
 * A type that a member writes down, in terms of the type parameters of the class that declares it.
 *
 * @param extent what of the named class is written
 */
record Use(Member member, Type type, Extent extent) {

  static Use declared(Member member, Type type) {
    return new Use(member, type, Named.DECLARED);
  }

  static Use exactly(Member member, Type type) {
    return new Use(member, type, Named.EXACT);
  }

  /** The same member, which declares a part of its type. */
  Use declaring(Type part) {
    return declared(member, part);
  }

  /** What stands for the class that it names, as far as that is written. */
  SiteKey carrier() {
    ClassSymbol named = (ClassSymbol) type.tsym;
    return extent == Named.DECLARED || extent == Named.EXACT
        ? new SiteKey.Written(named)
        : new SiteKey.PartOf(named, extent);
  }
}
