package io.github.wiretime.checker.hessian;

import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Streams;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.wiretime.checker.javac.DeclaredMembers;
import io.github.wiretime.checker.javac.MethodBodies;
import io.github.wiretime.checker.javac.TypeNames;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Knows how far a costly field is on its way to its {@linkplain TwinField twins}. Only the class
 * that declares the field counts:
 *
 * <ul>
 *   <li>Release 1 <b>reads</b> twins. The class has all of them, neither static nor transient, and
 *       a {@code readResolve()} without parameters, and the field is not final.
 *   <li>Release 2 <b>sends</b> them. The class has a {@code writeReplace()} without parameters as
 *       well, which sets the field to null.
 * </ul>
 */
public final class Migration {

  /** Lombok makes nothing of fields whose names begin so. */
  public static final String UNSEEN_BY_LOMBOK = "$";

  private static final String READS = "readResolve";
  private static final String SENDS = "writeReplace";

  private final MethodBodies bodies;

  /** Knows what {@code writeReplace()} does as far as its code is at hand. */
  public Migration(MethodBodies bodies) {
    this.bodies = bodies;
  }

  /**
   * What the names of a field's twins begin with, which is nothing or {@link #UNSEEN_BY_LOMBOK};
   * empty if its class does not read twins of it.
   */
  public static Optional<String> prefix(Symbol field) {
    if (!(field.owner instanceof ClassSymbol type)
        || (field.flags() & Flags.FINAL) != 0
        || !WrittenFields.isKept(field)
        || method(type, READS).isEmpty()) {
      return Optional.empty();
    }
    ImmutableList<TwinField> twins = twins(field);
    return twins.isEmpty()
        ? Optional.empty()
        : Stream.of("", UNSEEN_BY_LOMBOK)
            .filter(prefix -> hasAll(type, twins, prefix + field.name))
            .findFirst();
  }

  /** Whether release 1 of a field is done: its class reads the twins. */
  public static boolean reads(Symbol field) {
    return prefix(field).isPresent();
  }

  /**
   * Whether release 2 of a field is done, so that the field is null in all that Hessian writes.
   * Where the code of {@code writeReplace()} is not at hand it is taken to do what the twins are
   * there for.
   */
  public boolean sends(Symbol field) {
    return reads(field)
        && method((ClassSymbol) field.owner, SENDS).filter(each -> clears(each, field)).isPresent();
  }

  /**
   * The fields of a class whose twins are sent. It is asked for every class, of which nearly none
   * has the two methods.
   */
  ImmutableSet<Symbol> sentByTwins(ClassSymbol type) {
    if (method(type, READS).isEmpty() || method(type, SENDS).isEmpty()) {
      return ImmutableSet.of();
    }
    return Streams.stream(type.members().getSymbols(VarSymbol.class::isInstance))
        .filter(this::sends)
        .collect(toImmutableSet());
  }

  /** Whether {@code writeReplace()} of a class puts a copy with twins in the place of an object. */
  boolean sendsCopies(ClassSymbol type) {
    return !sentByTwins(type).isEmpty();
  }

  private boolean clears(MethodSymbol method, Symbol field) {
    return bodies
        .returnedBy(method)
        .map(code -> code.cleared().contains(field.name.toString()))
        .orElse(true);
  }

  private static ImmutableList<TwinField> twins(Symbol field) {
    return field.type.tsym instanceof ClassSymbol type
        ? TwinField.of(TypeNames.of(type))
        : ImmutableList.of();
  }

  private static boolean hasAll(ClassSymbol type, ImmutableList<TwinField> twins, String field) {
    return twins.stream().allMatch(twin -> has(type, twin.name(field), "java.lang." + twin.type()));
  }

  private static boolean has(ClassSymbol type, String name, String typeOfTwin) {
    return Streams.stream(DeclaredMembers.named(type, name))
        .anyMatch(
            each ->
                each instanceof VarSymbol
                    && WrittenFields.isKept(each)
                    && each.type.tsym.getQualifiedName().contentEquals(typeOfTwin));
  }

  private static Optional<MethodSymbol> method(ClassSymbol type, String name) {
    return DeclaredMembers.method(type, name).filter(each -> (each.flags() & Flags.STATIC) == 0);
  }
}
