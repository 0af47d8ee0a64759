package io.github.wiretime.scan.compare;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.wiretime.checker.hessian.Writer;
import java.util.Optional;

/**
 * What matters of a class when its objects are written or read.
 *
 * @param name as class files have it
 * @param title as sources write it, with its package
 * @param writer what writes its objects
 * @param isAbstract whether it has no objects of its own, as an interface has none
 * @param parameters its type parameters, as {@link WireType} names them
 * @param above its superclass and interfaces
 * @param supertypes the names of all that is above it, and its own
 * @param fields those that it declares, static ones too
 * @param constants of an enum
 * @param replacement what {@code writeReplace()} returns; the class itself if that may be the
 *     object or a copy of it
 * @param isResolved whether it has a {@code readResolve()}
 */
record WireClass(
    String name,
    String title,
    Writer writer,
    boolean isAbstract,
    boolean isInterface,
    ImmutableList<String> parameters,
    ImmutableList<WireType> above,
    ImmutableSet<String> supertypes,
    ImmutableList<Field> fields,
    ImmutableSet<String> constants,
    Optional<WireType> replacement,
    boolean isResolved) {

  /**
   * A field.
   *
   * @param isSent whether it is neither static nor transient
   * @param readsTwins whether the class takes twins of it, as from release 1 of a patch on
   * @param sendsTwins whether it is null on the wire and its twins are not, as from release 2 on
   */
  record Field(
      String name,
      String owner,
      WireType type,
      boolean isSent,
      boolean isTransient,
      boolean readsTwins,
      boolean sendsTwins) {

    String key() {
      return owner + "#" + name;
    }
  }

  boolean is(String supertype) {
    return supertypes.contains(supertype);
  }

  boolean isSerializable() {
    return is("java.io.Serializable");
  }
}
