package io.github.wiretime.checker.wire;

import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.TypeSymbol;

/** What a site stands for; each is walked once. */
sealed interface SiteKey {

  ClassSymbol type();

  /** Objects of exactly this class. */
  record Written(ClassSymbol type) implements SiteKey {}

  /** A class's part in the objects of its subclasses, where it differs from its own objects. */
  record PartOf(ClassSymbol type, Extent extent) implements SiteKey {}

  /** Objects of a declared class or of its known subclasses. */
  record AnyOf(ClassSymbol type) implements SiteKey {}

  /** A type parameter that a raw type or an unbounded wildcard leaves open. */
  record OpenParameter(ClassSymbol type, TypeSymbol parameter) implements SiteKey {}
}
