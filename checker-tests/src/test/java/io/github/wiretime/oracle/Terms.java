package io.github.wiretime.oracle;

import io.github.wiretime.oracle.Term.ArrayOf;
import io.github.wiretime.oracle.Term.Bounded;
import io.github.wiretime.oracle.Term.FromVariable;
import io.github.wiretime.oracle.Term.Named;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Substitutes type variables in reflective types. */
final class Terms {
  private final Map<TypeVariable<?>, Term> known;
  private final Blame blame;
  private final Set<TypeVariable<?>> open;
  private final boolean inHeader;

  private Terms(
      Map<TypeVariable<?>, Term> known, Blame blame, Set<TypeVariable<?>> open, boolean inHeader) {
    this.known = known;
    this.blame = blame;
    this.open = open;
    this.inHeader = inHeader;
  }

  /** The declared type, as it is where the variables are known and the member writes it. */
  static Term of(Type type, Map<TypeVariable<?>, Term> known, Blame blame) {
    return new Terms(known, blame, Set.of(), false).term(type).plain();
  }

  /** The type seen as its supertype, with what the clauses on the way name. */
  static Optional<Named> as(Named type, Class<?> target) {
    if (type.raw() == target) {
      return Optional.of(type);
    }
    return clauses(type.raw())
        .filter(clause -> target.isAssignableFrom(erasure(clause)))
        .findFirst()
        .flatMap(clause -> as((Named) supertype(type, clause), target));
  }

  /** The superclass with what its clause names, unless it is a class of the JDK. */
  static Optional<Named> superclass(Named type) {
    Class<?> parent = type.raw().getSuperclass();
    return parent == null || !GraphLoader.isApplication(parent)
        ? Optional.empty()
        : as(type, parent);
  }

  /** Whether the type names something that a value can be made for. */
  static boolean saysSomething(Term term) {
    if (term instanceof Named named) {
      return CostlyTime.isCostly(named.raw())
          || GraphLoader.isApplication(named.raw())
          || Containers.isContainer(named.raw());
    }
    if (term instanceof Bounded bounded) {
      return bounded.bounds().stream().anyMatch(Terms::saysSomething);
    }
    return !(term instanceof FromVariable from) || saysSomething(from.term());
  }

  private static Term supertype(Named type, Type clause) {
    return new Terms(type.args(), Blame.header(type.raw()), Set.of(), true).term(clause).plain();
  }

  private static java.util.stream.Stream<Type> clauses(Class<?> type) {
    var interfaces = Arrays.stream(type.getGenericInterfaces());
    return type.getGenericSuperclass() == null
        ? interfaces
        : java.util.stream.Stream.concat(
            java.util.stream.Stream.of(type.getGenericSuperclass()), interfaces);
  }

  private static Class<?> erasure(Type clause) {
    return (Class<?>) (clause instanceof ParameterizedType generic ? generic.getRawType() : clause);
  }

  private Term term(Type type) {
    if (type instanceof Class<?> plain) {
      return plain.isArray()
          ? new ArrayOf(term(plain.getComponentType()))
          : new Named(plain, Map.of(), blame);
    }
    if (type instanceof GenericArrayType array) {
      return new ArrayOf(term(array.getGenericComponentType()));
    }
    if (type instanceof ParameterizedType generic) {
      return new Named((Class<?>) generic.getRawType(), arguments(generic), blame);
    }
    if (type instanceof TypeVariable<?> variable) {
      Term given = known.getOrDefault(variable, Bounded.ANYTHING);
      if (inHeader && given instanceof FromVariable below && below.term() instanceof Bounded) {
        return below; // of a class above a raw clause, whose bound is the narrower one
      }
      Term term = given.plain();
      // A wildcard that says nothing leaves it to the bound of the variable itself.
      boolean isOpen = term instanceof Bounded && !saysSomething(term);
      return new FromVariable(variable, isOpen ? bounds(variable) : term);
    }
    throw new IllegalArgumentException("no declared type: " + type);
  }

  private Map<TypeVariable<?>, Term> arguments(ParameterizedType type) {
    var arguments = new LinkedHashMap<TypeVariable<?>, Term>();
    if (type.getOwnerType() instanceof ParameterizedType owner) {
      arguments.putAll(arguments(owner));
    }
    TypeVariable<?>[] variables = ((Class<?>) type.getRawType()).getTypeParameters();
    for (int i = 0; i < variables.length; i++) {
      Term term = argument(type.getActualTypeArguments()[i]);
      boolean isOfRawHeader = inHeader && term instanceof FromVariable;
      if (isOfRawHeader || !term.plain().equals(Term.Bounded.ANYTHING)) {
        arguments.put(variables[i], term);
      }
    }
    return arguments;
  }

  private Term argument(Type type) {
    if (!(type instanceof WildcardType wildcard)) {
      return term(type);
    }
    return wildcard.getLowerBounds().length > 0
        ? new Bounded(terms(wildcard.getLowerBounds()), false)
        : new Bounded(aboveObject(wildcard.getUpperBounds()), true);
  }

  private List<Term> terms(Type[] types) {
    return Arrays.stream(types).map(this::term).toList();
  }

  /** As an upper bound {@code Object} says nothing. */
  private List<Term> aboveObject(Type[] bounds) {
    return terms(Arrays.stream(bounds).filter(bound -> bound != Object.class).toArray(Type[]::new));
  }

  /** A variable that nobody has bound, by the bounds of its declaration. */
  private Term bounds(TypeVariable<?> variable) {
    if (open.contains(variable)) {
      return Term.Bounded.ANYTHING;
    }
    var inside = new HashSet<>(open);
    inside.add(variable);
    return new Terms(new HashMap<>(known), blameForBound(variable), inside, inHeader)
        .bounded(variable.getBounds(), true);
  }

  /** The bound of a method's variable is written by the method. */
  @SuppressWarnings("unchecked") // Its declaration is a class.
  private Blame blameForBound(TypeVariable<?> variable) {
    return variable.getGenericDeclaration() instanceof Class<?>
        ? Blame.bound((TypeVariable<? extends Class<?>>) variable)
        : blame;
  }

  private Term bounded(Type[] types, boolean upper) {
    List<Term> bounds = aboveObject(types).stream().filter(Terms::saysSomething).toList();
    return bounds.isEmpty() ? Term.Bounded.ANYTHING : new Bounded(bounds, upper);
  }
}
