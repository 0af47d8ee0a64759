package io.github.wiretime.checker.hessian;

import com.sun.tools.javac.code.Type;

/**
 * A type that a member writes down, in terms of the type parameters of the class that declares it.
 * What may be written there differs: an object of any subclass where a field declares the type,
 * nothing but the fields of the superclass where a header names it.
 */
public sealed interface TypeUse {

  /** The member that names the type. */
  Member member();

  /** The type as it is written. */
  Type type();

  /**
   * What a field, parameter or return type declares: {@code Event event} holds an object of {@code
   * Event} or of a subclass.
   */
  record Declared(Member member, Type type) implements TypeUse {}

  /**
   * What a header names: an object of {@code class Created extends Event} has the fields of {@code
   * Event} as well, and no others besides its own.
   */
  record Header(Member member, Type type) implements TypeUse {}

  /** A known subclass: the object has exactly this class. */
  record Exactly(Member member, Type type) implements TypeUse {}
}
