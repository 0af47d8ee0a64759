package io.github.wiretime.checker.hessian;

import com.google.common.collect.ImmutableList;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import io.github.wiretime.checker.hessian.Member.Kind;
import io.github.wiretime.checker.javac.DeclaredMembers;
import io.github.wiretime.checker.javac.MethodBodies;
import io.github.wiretime.checker.javac.MethodBodies.Returned;
import io.github.wiretime.checker.javac.TypeNames;
import java.util.Optional;
import javax.lang.model.type.TypeKind;

/** Finds out what {@code writeReplace()} puts in the place of an object. */
final class WriteReplace {

  private final Types types;
  private final MethodBodies bodies;
  private final WrittenFields fields;
  private final Migration migration;

  WriteReplace(Types types, MethodBodies bodies, WrittenFields fields, Migration migration) {
    this.types = types;
    this.bodies = bodies;
    this.fields = fields;
    this.migration = migration;
  }

  /**
   * Whether Hessian calls {@code writeReplace()} and writes what that returns. A collection in a
   * class file whose method is declared to return {@code Object}, such as Guava's {@code
   * ImmutableList}, does not say what takes its place: its elements are taken to be written, as if
   * it had no such method.
   */
  boolean isUsed(ClassShape shape) {
    Optional<MethodSymbol> method = methodOf(shape.type());
    return method.isPresent() && !(shape.isContainer() && saysNothing(method.get()));
  }

  private boolean saysNothing(MethodSymbol method) {
    return bodies.returnedBy(method).isEmpty()
        && method.getReturnType().tsym.getQualifiedName().contentEquals("java.lang.Object");
  }

  /**
   * The types that are written instead of the object: those of the return statements, or the
   * declared type if the code is not at hand. If the object itself may be returned, its fields are
   * written as well.
   */
  ImmutableList<TypeUse> of(ClassShape shape) {
    ClassSymbol type = shape.type();
    MethodSymbol method = methodOf(type).orElseThrow();
    Returned returned = returned(method);
    ImmutableList.Builder<TypeUse> uses = ImmutableList.builder();
    if (method.owner == type) {
      Member member = new Member(Kind.RETURN, type, method);
      returned.types().forEach(each -> uses.add(new TypeUse.Declared(member, each)));
    } else {
      // The superclass says what it returns; this header says what its type parameters are.
      Member member = new Member(Kind.EXTENDS, type, type.getSuperclass().tsym);
      uses.add(new TypeUse.Header(member, type.getSuperclass()));
    }
    if (mayBeItself(type, returned)) {
      fields.of(shape).stream().filter(each -> !isOfJdk(each)).forEach(uses::add);
    }
    return uses.build();
  }

  /** Whether the object itself or a copy of it may be written, as the twins of a patch are. */
  boolean mayBeItself(ClassShape shape) {
    return mayBeItself(shape.type(), returned(methodOf(shape.type()).orElseThrow()));
  }

  private boolean mayBeItself(ClassSymbol type, Returned returned) {
    return returned.includesThis()
        || returned.types().stream().anyMatch(each -> mayBeItself(type, each));
  }

  private Returned returned(MethodSymbol method) {
    Returned returned =
        bodies
            .returnedBy(method)
            .orElseGet(() -> Returned.of(ImmutableList.of(method.getReturnType())));
    ClassSymbol owner = method.enclClass();
    return migration.sendsCopies(owner) ? returned.orCopyOf(owner) : returned;
  }

  /** Whether it is the superclass of a collection, whose elements are no fields. */
  private static boolean isOfJdk(TypeUse use) {
    return use.member().kind() == Kind.EXTENDS
        && TypeNames.isJdk((ClassSymbol) use.member().symbol());
  }

  /**
   * Whether a returned type may be the object itself. A type of the JDK says nothing about it:
   * {@code Object} may be anything.
   */
  private boolean mayBeItself(ClassSymbol type, Type returned) {
    return returned.getKind() == TypeKind.DECLARED
        && !TypeNames.isJdk((ClassSymbol) returned.tsym)
        && type.isSubClass(returned.tsym, types);
  }

  /** The method that Hessian calls, of any visibility; private ones of superclasses count, too. */
  private static Optional<MethodSymbol> methodOf(ClassSymbol type) {
    return DeclaredMembers.nearest(type, "writeReplace");
  }
}
