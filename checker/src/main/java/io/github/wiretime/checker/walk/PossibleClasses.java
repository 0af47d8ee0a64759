package io.github.wiretime.checker.walk;

import com.google.common.base.Equivalence;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Streams;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.hessian.Member.Kind;
import io.github.wiretime.checker.javac.Guard;
import io.github.wiretime.checker.javac.Headers;
import io.github.wiretime.checker.javac.Subclasses;
import java.util.HashMap;
import java.util.Map;
import javax.lang.model.type.TypeKind;

/**
 * Finds the classes that an object of a declared type may have: the class itself and those of its
 * known subclasses that fit. {@code class Tick extends Event<Instant>} does not fit {@code
 * Event<Order>}.
 */
public final class PossibleClasses {

  /**
   * Compares types as javac does. Two places that name the same type have two objects, which {@code
   * equals} tells apart.
   */
  private static final class SameType extends Equivalence<Type> {

    private final Types types;

    SameType(Types types) {
      this.types = types;
    }

    @Override
    protected boolean doEquivalent(Type one, Type other) {
      return types.isSameType(one, other);
    }

    @Override
    protected int doHash(Type type) {
      return types.hashCode(type);
    }
  }

  /**
   * A class that an object of a declared type may have, or such a class together with all its known
   * subclasses.
   *
   * @param arguments what the declared type says of the type parameters of their class
   * @param steps the step from the declared class to the subclass, if it is one
   */
  public record Possible(NodeKey key, TypeArguments arguments, ImmutableList<Member> steps) {}

  private final Subclasses subclasses;
  private final Types types;
  private final Headers headers;
  private final CastableSubclasses castable;
  private final Equivalence<Type> sameType;
  private final Map<Equivalence.Wrapper<Type>, ImmutableList<Possible>> known = new HashMap<>();

  /** Chooses among the known subclasses. */
  public PossibleClasses(Subclasses subclasses, Types types) {
    this.subclasses = subclasses;
    this.types = types;
    this.headers = new Headers(types);
    this.castable = new CastableSubclasses(headers, types);
    this.sameType = new SameType(types);
  }

  /** The named class alone, without any subclass. */
  static ImmutableList<Possible> exactly(Type type) {
    return ImmutableList.of(named(NodeKey.objectOf((ClassSymbol) type.tsym), type));
  }

  private static Possible named(NodeKey key, Type type) {
    return new Possible(key, TypeArguments.of(type), ImmutableList.of());
  }

  /**
   * All classes that an object of the type may have. It is one node for the class with all its
   * subclasses if each of them fits and has nothing to add; for {@code Event<Order>} beside {@code
   * Tick extends Event<Instant>} it is a node for {@code Event} itself, then one for each subclass
   * that fits, nearest first.
   */
  public ImmutableList<Possible> of(Type declared) {
    ClassSymbol named = (ClassSymbol) declared.tsym;
    return subclasses.of(named).isEmpty()
        ? ImmutableList.of(named(NodeKey.objectOf(named), declared))
        : known.computeIfAbsent(sameType.wrap(declared), type -> withSubclasses(type.get()));
  }

  private ImmutableList<Possible> withSubclasses(Type declared) {
    ClassSymbol named = (ClassSymbol) declared.tsym;
    ImmutableList<ClassSymbol> all = subclasses.of(named);
    ImmutableList<ClassSymbol> possible = castable.of(declared, all);
    boolean isUnbound = hasUnboundParameter(declared);
    if (possible.size() == all.size()
        && all.stream()
            .noneMatch(each -> wraps(each, named) || (isUnbound && boundsFurther(each, named)))) {
      return ImmutableList.of(named(NodeKey.anyOf(named), declared));
    }
    ImmutableList.Builder<Possible> each = ImmutableList.builder();
    if (!Subclasses.cover(named)) {
      each.add(named(NodeKey.objectOf(named), declared));
    }
    possible.forEach(subclass -> each.add(subclass(subclass, declared)));
    return each.build();
  }

  private Possible subclass(ClassSymbol subclass, Type declared) {
    ClassSymbol named = (ClassSymbol) declared.tsym;
    TypeArguments arguments =
        headers
            .of(subclass, named)
            .map(header -> TypeArguments.ofSubclass(header, declared))
            .orElse(TypeArguments.NONE);
    Member step = new Member(Kind.SUBCLASS, named, subclass);
    return new Possible(NodeKey.objectOf(subclass), arguments, ImmutableList.of(step));
  }

  /** Whether it is raw or says {@code ?}, so that only a bound tells what is sent. */
  private static boolean hasUnboundParameter(Type declared) {
    TypeArguments given = TypeArguments.of(declared);
    return declared.tsym.type.allparams().stream()
        .anyMatch(parameter -> given.valuesOf(parameter.tsym).isEmpty());
  }

  /**
   * Whether a type parameter that the subclass passes on has a narrower bound than above: {@code
   * class OrderResult<T extends Order> extends Result<T>}.
   */
  private boolean boundsFurther(ClassSymbol subclass, ClassSymbol named) {
    return headers.of(subclass, named).stream()
        .flatMap(
            header ->
                Streams.zip(
                    header.allparams().stream(), named.type.allparams().stream(), this::isNarrower))
        .anyMatch(isNarrower -> isNarrower);
  }

  private boolean isNarrower(Type passedOn, Type parameter) {
    return Guard.unlessMissing(
        false, // a missing class does not tell what is below it
        () ->
            passedOn.getKind() == TypeKind.TYPEVAR
                && !types.isSubtype(
                    types.erasure(parameter.getUpperBound()),
                    types.erasure(passedOn.getUpperBound())));
  }

  /**
   * Whether the subclass puts a type parameter of its own inside a type argument: {@code class
   * Many<T> extends Event<List<T>>}. What {@code T} of {@code Many} is then depends on what is
   * inside the argument of {@code Event}, so that each use of {@code Event} is looked at by itself.
   */
  private boolean wraps(ClassSymbol subclass, ClassSymbol named) {
    return headers
        .of(subclass, named)
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
