package io.github.wiretime.checker.walk;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Streams;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import io.github.wiretime.checker.hessian.HessianClasses;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.hessian.Member.Kind;
import io.github.wiretime.checker.hessian.TypeUse;
import io.github.wiretime.checker.javac.Subclasses;
import io.github.wiretime.checker.javac.Supertypes;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The types that are written by what a node stands for. */
public final class NodeUses {

  private final HessianClasses classes;
  private final Subclasses subclasses;
  private final Types types;
  private final Map<NodeKey, ImmutableList<TypeUse>> ofAny = new HashMap<>();

  /** Asks what Hessian writes, and javac what headers say. */
  public NodeUses(HessianClasses classes, Subclasses subclasses, Types types) {
    this.classes = classes;
    this.subclasses = subclasses;
    this.types = types;
  }

  /** In terms of the type parameters of the node's class. */
  public ImmutableList<TypeUse> of(NodeKey key) {
    if (key instanceof NodeKey.ObjectOf object) {
      return classes.usesOf(object.type());
    }
    if (key instanceof NodeKey.BoundOf bound) {
      Member member = new Member(Kind.BOUND, bound.type(), bound.parameter());
      return ImmutableList.of(TypeUse.declared(member, bound.parameter().type.getUpperBound()));
    }
    return ofAny.computeIfAbsent(key, unused -> anyOf(key.type()));
  }

  private ImmutableList<TypeUse> anyOf(ClassSymbol declared) {
    Stream<ClassSymbol> itself = Subclasses.cover(declared) ? Stream.of() : Stream.of(declared);
    return Streams.concat(itself, subclasses.of(declared).stream())
        .map(
            type ->
                TypeUse.exactly(
                    new Member(Kind.SUBCLASS, declared, type), seenFrom(declared, type)))
        .collect(toImmutableList());
  }

  /**
   * Of {@code class Sent<U> extends Event<U>} it is {@code Sent<T>} for {@code Event<T>}; raw if
   * the header does not give all type parameters of the subclass.
   */
  private Type seenFrom(ClassSymbol declared, ClassSymbol subclass) {
    TypeArguments given =
        Supertypes.view(subclass, declared, types)
            .map(header -> TypeArguments.ofSubclass(header, declared.type))
            .orElse(TypeArguments.NONE);
    List<Type> parameters = subclass.type.allparams();
    return parameters.stream().allMatch(each -> given.valuesOf(each.tsym).isPresent())
        ? types.subst(
            subclass.type,
            subclass.type.allparams(),
            subclass.type.allparams().map(each -> given.valuesOf(each.tsym).orElseThrow()))
        : types.erasure(subclass.type);
  }
}
