package io.github.wiretime.checker.hessian;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.wiretime.checker.hessian.Member.Kind;

/**
 * The fields that Hessian2 writes of an object, {@code FieldSerializer} of hessian-lite 3.2.13 and
 * 4.0.x:
 *
 * <ul>
 *   <li>of any visibility, final and volatile ones too, whether or not there is a getter;
 *   <li>not those that are <b>static or transient</b>;
 *   <li>those whose {@linkplain Migration twins} are sent are <b>null</b>, so they do not count;
 *   <li>those of every <b>superclass</b> as well, also of one that is not {@code Serializable};
 *   <li>the <b>outer instance</b>, which an inner class keeps in a hidden field {@code this$0}.
 * </ul>
 */
public final class WrittenFields {

  private final Migration migration;

  WrittenFields(Migration migration) {
    this.migration = migration;
  }

  /** The types of the fields, the superclass first. */
  ImmutableList<TypeUse> of(ClassShape shape) {
    ClassSymbol type = shape.type();
    ImmutableList.Builder<TypeUse> uses = ImmutableList.builder();
    if (type.getSuperclass().tsym instanceof ClassSymbol superclass) {
      uses.add(
          new TypeUse.Header(new Member(Kind.EXTENDS, type, superclass), type.getSuperclass()));
    }
    ImmutableSet<Symbol> sentByTwins = migration.sentByTwins(type);
    for (VarSymbol field : shape.fields().get()) {
      // Primitive types lead nowhere.
      if (!field.type.isPrimitive() && isKept(field) && !sentByTwins.contains(field)) {
        uses.add(new TypeUse.Declared(new Member(Kind.FIELD, type, field), field.type));
      }
    }
    if (type.hasOuterInstance()) {
      ClassSymbol outer = (ClassSymbol) type.type.getEnclosingType().tsym;
      Member member = new Member(Kind.ENCLOSING, type, outer);
      uses.add(new TypeUse.Declared(member, type.type.getEnclosingType()));
    }
    return uses.build();
  }

  /** Whether Hessian writes a field at all: neither a static nor a transient one. */
  public static boolean isKept(Symbol field) {
    return (field.flags() & (Flags.STATIC | Flags.TRANSIENT)) == 0;
  }

  /** Whether a field is one that each object has and that Hessian leaves out. */
  public static boolean isTransient(Symbol field) {
    return (field.flags() & (Flags.STATIC | Flags.TRANSIENT)) == Flags.TRANSIENT;
  }
}
