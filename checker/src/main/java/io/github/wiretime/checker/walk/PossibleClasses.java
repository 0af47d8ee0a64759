package io.github.wiretime.checker.walk;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.WildcardType;
import com.sun.tools.javac.code.Types;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.hessian.Member.Kind;
import io.github.wiretime.checker.javac.Subclasses;
import io.github.wiretime.checker.javac.Supertypes;
import java.util.IdentityHashMap;
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
  private final IdentityHashMap<Type, ImmutableList<Possible>> known = new IdentityHashMap<>();

  PossibleClasses(Subclasses subclasses, Types types) {
    this.subclasses = subclasses;
    this.types = types;
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
        : known.computeIfAbsent(declared, this::withSubclasses);
  }

  private ImmutableList<Possible> withSubclasses(Type declared) {
    ClassSymbol named = (ClassSymbol) declared.tsym;
    ImmutableList<ClassSymbol> all = subclasses.of(named);
    ImmutableList<ClassSymbol> possible =
        declared.allparams().stream().allMatch(PossibleClasses::fitsAnything)
            ? all
            : all.stream().filter(each -> isPossible(each, declared)).collect(toImmutableList());
    if (possible.size() == all.size()) {
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
      return types.isCastable(subclass.type, declared);
    } catch (CompletionFailure missing) {
      return false;
    }
  }
}
