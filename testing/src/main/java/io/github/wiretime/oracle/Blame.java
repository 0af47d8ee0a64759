package io.github.wiretime.oracle;

import java.lang.reflect.TypeVariable;

/**
 * The member whose declared type names a type.
 *
 * @param owner the class or exported interface
 * @param member the field, method position, class header or type parameter
 */
public record Blame(String owner, String member) {

  /** Stands where blame has no meaning. */
  public static final Blame NOBODY = new Blame("", "");

  /** Named in the supertypes clause of a class. */
  public static Blame header(Class<?> owner) {
    return new Blame(name(owner), "<extends>");
  }

  /** Named in the bound of a type parameter of a class. */
  static Blame bound(TypeVariable<? extends Class<?>> parameter) {
    return new Blame(name(parameter.getGenericDeclaration()), "<" + parameter.getName() + ">");
  }

  /** Named by a field or record component. */
  public static Blame field(Class<?> owner, String field) {
    return new Blame(name(owner), field);
  }

  /** The entry of a verdict for a costly type that this member names. */
  String entry(Class<?> costly) {
    return owner + "#" + member + " " + costly.getName();
  }

  /** The name as written in source; the binary name where source has none. */
  public static String name(Class<?> type) {
    return type.getCanonicalName() == null ? type.getName() : type.getCanonicalName();
  }
}
