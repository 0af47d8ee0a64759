package io.github.wiretime.checker.hessian;

import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.wiretime.checker.javac.Names;
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
    /** The bound of a type parameter that a use leaves open. */
    BOUND,
    /** A known subclass, the symbol, of the declared class, the owner. */
    SUBCLASS,
    /** The enclosing instance that every inner class holds. */
    ENCLOSING
  }

  /**
   * A name that survives moved lines, reformatting and reordered members: {@code
   * com.acme.OrderDto#createdAt}, {@code com.acme.OrderService#find(com.acme.Query,long)} for a
   * return type, the same with {@code [1]} for its second parameter, {@code
   * com.acme.OrderEvent#<extends>} for a class header and {@code com.acme.Box#<T>} for a type
   * parameter.
   */
  public String key() {
    return Names.of(owner) + "#" + keyInOwner();
  }

  /** How a way names it: {@code OrderDto.createdAt}, {@code OrderService.find(Query query)}. */
  public String label() {
    return switch (kind) {
      case BOUND -> Names.simple(owner) + "<" + symbol.name + ">";
      case EXTENDS -> Names.simple(owner) + " extends " + Names.simple((ClassSymbol) symbol);
      case ELEMENTS -> "elements of " + Names.simple(owner);
      case SUBCLASS ->
          Names.simple((ClassSymbol) symbol) + " (subclass of " + Names.simple(owner) + ")";
      default -> Names.simple(owner) + "." + step();
    };
  }

  /** The same where the owner is known: {@code createdAt}, {@code find(Query query)}. */
  public String step() {
    return switch (kind) {
      case FIELD -> symbol.name.toString();
      case RETURN -> symbol.name + "()";
      case THROWS -> symbol.name + "() throws";
      case PARAMETER -> symbol.owner.name + "(" + parameterLabel() + ")";
      case ENCLOSING -> "this$0";
      default -> label();
    };
  }

  /**
   * How a sentence names it: {@code OrderDto.createdAt}, {@code what OrderService.last() returns}.
   */
  public String description() {
    return described(Names.simple(owner) + ".").orElseGet(this::label);
  }

  /** The same where the owner is known, in quotes if it is a name. */
  public String shortDescription() {
    return kind == Kind.FIELD
        ? "'" + symbol.name + "'"
        : described("").orElseGet(() -> "'" + label() + "'");
  }

  private Optional<String> described(String prefix) {
    return switch (kind) {
      case FIELD -> Optional.of(prefix + symbol.name);
      case RETURN -> Optional.of("what " + prefix + symbol.name + "() returns");
      case PARAMETER ->
          Optional.of(
              "parameter "
                  + (isNamed() ? symbol.name : String.valueOf(parameterIndex() + 1))
                  + " of "
                  + prefix
                  + Names.signature((MethodSymbol) symbol.owner, Names::simpleErased));
      default -> Optional.empty();
    };
  }

  /** {@code elements of List} and a class as its own subclass say nothing to a reader. */
  public boolean isWorthNaming() {
    return switch (kind) {
      case ELEMENTS -> !Names.isJdk(owner);
      case SUBCLASS -> owner != symbol;
      default -> true;
    };
  }

  /**
   * What a person would edit: the field, method, parameter or record component, else the class
   * whose header it is.
   */
  public Symbol declaration() {
    return switch (kind) {
      case RETURN -> component().orElse(symbol);
      case FIELD, PARAMETER, THROWS -> symbol;
      case EXTENDS, ELEMENTS, BOUND, SUBCLASS, ENCLOSING -> owner;
    };
  }

  /** Whose accessor the method is that javac makes. */
  private Optional<Symbol> component() {
    return (symbol.flags() & Flags.GENERATED_MEMBER) == 0
        ? Optional.empty()
        : Optional.ofNullable(
            symbol.owner.members().findFirst(symbol.name, VarSymbol.class::isInstance));
  }

  private String parameterLabel() {
    return Names.simpleErased(symbol.type) + (isNamed() ? " " + symbol.name : "");
  }

  /** Most class files have no parameter names; javac makes up {@code arg0}, which says nothing. */
  private boolean isNamed() {
    return !symbol.name.contentEquals("arg" + parameterIndex());
  }

  private int parameterIndex() {
    return ((MethodSymbol) symbol.owner).params().indexOf(symbol);
  }

  private String keyInOwner() {
    return switch (kind) {
      case FIELD -> symbol.name.toString();
      case RETURN, THROWS -> signature((MethodSymbol) symbol);
      case PARAMETER -> signature((MethodSymbol) symbol.owner) + "[" + parameterIndex() + "]";
      case BOUND -> "<" + symbol.name + ">";
      case EXTENDS, ELEMENTS, SUBCLASS, ENCLOSING -> "<extends>";
    };
  }

  private static String signature(MethodSymbol method) {
    return Names.signature(method, Names::ofErased);
  }
}
