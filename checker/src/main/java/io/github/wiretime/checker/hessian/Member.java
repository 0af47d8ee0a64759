package io.github.wiretime.checker.hessian;

import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.wiretime.checker.javac.TypeNames;
import java.util.Optional;

/**
 * A declaration through which values reach the wire.
 *
 * @param kind what the declaration is
 * @param owner the class it belongs to; for methods of a service, the exported interface, so that
 *     inherited methods count for it
 * @param symbol the field, parameter, method, type parameter or class that is declared
 */
public record Member(Kind kind, ClassSymbol owner, Symbol symbol) {

  /** What a member is. The order has no meaning. */
  public enum Kind {
    /** An instance field or record component. */
    FIELD,
    /** A parameter of a service method. */
    PARAMETER,
    /** What a service method or {@code writeReplace()} returns. */
    RETURN,
    /** An exception that a service method declares; the symbol is the method. */
    THROWS,
    /** The superclass, the symbol, that the header of a class names. */
    EXTENDS,
    /** What a collection or map class holds, as its header says; the symbol is the container. */
    ELEMENTS,
    /** The bound of a type parameter that a use leaves unbound. */
    BOUND,
    /** A known subclass, the symbol, of the declared class, the owner. */
    SUBCLASS,
    /** The enclosing instance that every inner class holds. */
    ENCLOSING,
    /** An object of the class itself, whatever it holds; the symbol is the class. */
    CLASS
  }

  /**
   * A name that survives moved lines, reformatting and reordered members: {@code
   * com.acme.OrderDto#createdAt}, {@code com.acme.OrderService#find(com.acme.Query,long)} for a
   * return type, the same with {@code [1]} for its second parameter, {@code
   * com.acme.OrderEvent#<extends>} for a class header, {@code com.acme.Box#<T>} for a type
   * parameter and {@code com.acme.Box#<class>} for a class.
   */
  public String key() {
    return TypeNames.of(owner).replace("#", "\\u0023") + "#" + keyInOwner();
  }

  /**
   * Whether a path should name it. {@code elements of List} and a class as its own subclass say
   * nothing to a reader.
   */
  public boolean isWorthNaming() {
    return switch (kind) {
      case ELEMENTS -> !TypeNames.isJdk(owner);
      case SUBCLASS -> owner != symbol;
      default -> true;
    };
  }

  /**
   * The declaration that a person would edit: the field, method, parameter or record component,
   * else the class whose header it is.
   */
  public Symbol declaration() {
    return switch (kind) {
      case RETURN -> component().orElse(symbol);
      case FIELD, PARAMETER, THROWS -> symbol;
      case EXTENDS, ELEMENTS, BOUND, SUBCLASS, ENCLOSING, CLASS -> owner;
    };
  }

  /** The record component whose generated accessor the method is. */
  private Optional<Symbol> component() {
    return (symbol.flags() & Flags.GENERATED_MEMBER) == 0
        ? Optional.empty()
        : Optional.ofNullable(
            symbol.owner.members().findFirst(symbol.name, VarSymbol.class::isInstance));
  }

  /** Which of its method's parameters it is, from 0 on. */
  public int parameterIndex() {
    return ((MethodSymbol) symbol.owner).params().indexOf(symbol);
  }

  private String keyInOwner() {
    return switch (kind) {
      case FIELD -> TypeNames.ofMember(symbol);
      case RETURN, THROWS -> signature((MethodSymbol) symbol);
      case PARAMETER -> signature((MethodSymbol) symbol.owner) + "[" + parameterIndex() + "]";
      case BOUND -> "<" + TypeNames.ofMember(symbol) + ">";
      case EXTENDS, ELEMENTS, SUBCLASS, ENCLOSING -> "<extends>";
      case CLASS -> "<class>";
    };
  }

  private static String signature(MethodSymbol method) {
    return TypeNames.signature(method, TypeNames::ofErased);
  }

  // By hand, see Decisions in docs/design.md.
  @Override
  public boolean equals(Object other) {
    return other instanceof Member that
        && kind == that.kind
        && owner.equals(that.owner)
        && symbol.equals(that.symbol);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * kind.hashCode() + owner.hashCode()) + symbol.hashCode();
  }
}
