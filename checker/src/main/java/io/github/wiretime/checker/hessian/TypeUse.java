package io.github.wiretime.checker.hessian;

import com.sun.tools.javac.code.Type;

/**
 * A type that a member writes down, in terms of the type parameters of the class that declares it.
 *
 * @param isExact whether an object of exactly the named class is written, or that class's part of a
 *     subclass's object; otherwise the object may be of any known subclass
 */
public record TypeUse(Member member, Type type, boolean isExact) {

  /** What a field, parameter or return type declares. */
  public static TypeUse declared(Member member, Type type) {
    return new TypeUse(member, type, false);
  }

  /** What the header of a class names, or a known subclass. */
  public static TypeUse exactly(Member member, Type type) {
    return new TypeUse(member, type, true);
  }
}
