package io.github.wiretime.checker.walk;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Streams;
import com.sun.tools.javac.code.BoundKind;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.TypeSymbol;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.TypeVar;
import com.sun.tools.javac.code.Type.WildcardType;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.List;
import io.github.wiretime.checker.hessian.HessianClasses;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.hessian.Member.Kind;
import io.github.wiretime.checker.hessian.TypeUse;
import io.github.wiretime.checker.javac.Subclasses;
import io.github.wiretime.checker.javac.Supertypes;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Finds the types that a node of the walk writes: those of the fields of an object, the known
 * subclasses of a class, the bound of a type parameter.
 */
public final class NodeUses {

  private final HessianClasses classes;
  private final Subclasses subclasses;
  private final Types types;
  private final Symtab symbols;
  private final Map<NodeKey, ImmutableList<TypeUse>> ofAny = new HashMap<>();

  /** Asks what Hessian writes, and javac what headers say. */
  public NodeUses(HessianClasses classes, Subclasses subclasses, Context context) {
    this.classes = classes;
    this.subclasses = subclasses;
    this.types = Types.instance(context);
    this.symbols = Symtab.instance(context);
  }

  /** The types, in terms of the type parameters of the node's class. */
  public ImmutableList<TypeUse> of(NodeKey key) {
    return switch (key.kind()) {
      case OBJECT -> classes.usesOf(key.type());
      case ANY -> ofAny.computeIfAbsent(key, unused -> anyOf(key.type()));
      case BOUND -> ImmutableList.of(boundOf(key.parameter(), key.type()));
    };
  }

  private static TypeUse boundOf(TypeSymbol parameter, ClassSymbol declaring) {
    return new TypeUse.Declared(
        new Member(Kind.BOUND, declaring, parameter), parameter.type.getUpperBound());
  }

  private ImmutableList<TypeUse> anyOf(ClassSymbol declared) {
    Stream<ClassSymbol> itself = Subclasses.cover(declared) ? Stream.of() : Stream.of(declared);
    return Streams.concat(itself, subclasses.of(declared).stream())
        .map(
            type ->
                new TypeUse.Exactly(
                    new Member(Kind.SUBCLASS, declared, type), seenFrom(declared, type)))
        .collect(toImmutableList());
  }

  /**
   * The type of a subclass in terms of the type parameters of the declared class. For {@code
   * Event<T>} and {@code class Sent<U, V> extends Event<U>} it is {@code Sent<T, ?>}, because the
   * header does not say what {@code V} is.
   */
  private Type seenFrom(ClassSymbol declared, ClassSymbol subclass) {
    TypeArguments given =
        Supertypes.view(subclass, declared, types)
            .map(header -> TypeArguments.ofSubclass(header, declared.type))
            .orElse(TypeArguments.NONE);
    List<Type> parameters = subclass.type.allparams();
    return types.subst(
        subclass.type,
        parameters,
        parameters.map(
            each -> given.valuesOf(each.tsym).orElseGet(() -> anything((TypeVar) each))));
  }

  private Type anything(TypeVar parameter) {
    return new WildcardType(symbols.objectType, BoundKind.UNBOUND, symbols.boundClass, parameter);
  }
}
