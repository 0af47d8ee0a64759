package io.github.wiretime.checker.walk;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Equivalence;
import com.google.common.collect.ImmutableList;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ArrayType;
import com.sun.tools.javac.code.Type.WildcardType;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.ListBuffer;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.hessian.Member.Kind;
import io.github.wiretime.checker.javac.Subclasses;
import io.github.wiretime.checker.javac.Supertypes;
import java.util.HashMap;
import java.util.Map;
import javax.lang.model.type.TypeKind;

/**
 * Which classes an object of a declared type may have: the class itself and its known subclasses,
 * of which {@code class Tick extends Event<Instant>} is no {@code Event<Order>}.
 */
final class PossibleClasses {

  /**
   * Objects that may stand there.
   *
   * @param arguments what the declared type says of the type parameters of their class
   * @param steps the step from the declared class to the subclass, if it is one
   */
  record Possible(NodeKey key, TypeArguments arguments, ImmutableList<Member> steps) {}

  private final Subclasses subclasses;
  private final Types types;
  private final Equivalence<Type> sameType;
  private final Map<Equivalence.Wrapper<Type>, ImmutableList<Possible>> known = new HashMap<>();

  PossibleClasses(Subclasses subclasses, Types types) {
    this.subclasses = subclasses;
    this.types = types;
    this.sameType = new SameType(types);
  }

  /** The named class alone. */
  static ImmutableList<Possible> exactly(Type type) {
    NodeKey object = new NodeKey.ObjectOf((ClassSymbol) type.tsym);
    return ImmutableList.of(new Possible(object, TypeArguments.of(type), ImmutableList.of()));
  }

  /** Together, unless some are ruled out; the class first, then subclasses, nearest first. */
  ImmutableList<Possible> of(Type declared) {
    ClassSymbol named = (ClassSymbol) declared.tsym;
    return subclasses.of(named).isEmpty()
        ? exactly(declared)
        : known.computeIfAbsent(sameType.wrap(declared), type -> withSubclasses(type.get()));
  }

  private ImmutableList<Possible> withSubclasses(Type declared) {
    ClassSymbol named = (ClassSymbol) declared.tsym;
    ImmutableList<ClassSymbol> all = subclasses.of(named);
    ImmutableList<ClassSymbol> possible =
        declared.allparams().stream().allMatch(PossibleClasses::fitsAnything)
            ? all
            : all.stream().filter(each -> isPossible(each, declared)).collect(toImmutableList());
    if (possible.size() == all.size() && all.stream().noneMatch(each -> wraps(each, named))) {
      NodeKey any = new NodeKey.AnyOf(named);
      return ImmutableList.of(new Possible(any, TypeArguments.of(declared), ImmutableList.of()));
    }
    ImmutableList.Builder<Possible> each = ImmutableList.builder();
    if (!Subclasses.cover(named)) {
      each.addAll(exactly(declared));
    }
    possible.forEach(subclass -> each.add(subclass(subclass, declared)));
    return each.build();
  }

  private Possible subclass(ClassSymbol subclass, Type declared) {
    ClassSymbol named = (ClassSymbol) declared.tsym;
    TypeArguments arguments =
        Supertypes.view(subclass, named, types)
            .map(header -> TypeArguments.ofSubclass(header, declared))
            .orElse(TypeArguments.NONE);
    Member step = new Member(Kind.SUBCLASS, named, subclass);
    return new Possible(new NodeKey.ObjectOf(subclass), arguments, ImmutableList.of(step));
  }

  /** As most type arguments inside generic classes do, of which libraries have thousands. */
  private static boolean fitsAnything(Type argument) {
    Type limit = argument instanceof WildcardType wildcard ? wildcard.type : argument;
    return limit.getKind() == TypeKind.TYPEVAR
        ? limit.getUpperBound().tsym.getQualifiedName().contentEquals("java.lang.Object")
        : argument instanceof WildcardType wildcard && wildcard.isUnbound();
  }

  private boolean isPossible(ClassSymbol subclass, Type declared) {
    try {
      return types.isCastable(subclass.type, withoutVariables(declared));
    } catch (CompletionFailure missing) {
      return false;
    }
  }

  /** Nothing is known of the type variables in {@code Event<List<T>>}, so that anything may be. */
  private Type withoutVariables(Type declared) {
    ListBuffer<Type> variables = new ListBuffer<>();
    declared.allparams().forEach(argument -> addVariables(argument, variables));
    return variables.isEmpty() ? declared : types.upward(declared, variables.toList());
  }

  private static void addVariables(Type argument, ListBuffer<Type> variables) {
    if (argument instanceof WildcardType wildcard) {
      if (!wildcard.isUnbound()) {
        addVariables(wildcard.type, variables);
      }
    } else if (argument instanceof ArrayType array) {
      addVariables(array.elemtype, variables);
    } else if (argument.getKind() != TypeKind.TYPEVAR) {
      argument.allparams().forEach(each -> addVariables(each, variables));
    } else if (!variables.contains(argument)) {
      variables.append(argument);
    }
  }

  /**
   * Whether the arguments of the named class tell more of the subclass than one by one: {@code
   * class Many<T> extends Event<List<T>>}.
   */
  private boolean wraps(ClassSymbol subclass, ClassSymbol named) {
    return Supertypes.view(subclass, named, types)
        .filter(
            header ->
                header.allparams().stream()
                    .anyMatch(
                        argument ->
                            argument.getKind() != TypeKind.TYPEVAR
                                && argument.containsAny(subclass.type.allparams())))
        .isPresent();
  }
}
