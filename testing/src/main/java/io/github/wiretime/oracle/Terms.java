package io.github.wiretime.oracle;

import io.github.wiretime.oracle.Term.ArrayOf;
import io.github.wiretime.oracle.Term.Named;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Substitutes type variables in reflective types. A wildcard is read as the type that it names, a
 * variable that nobody gives by its first bound, in which other variables of classes say nothing.
 */
public final class Terms {
  private final Map<TypeVariable<?>, Term> known;
  private final Blame blame;
  private final boolean inBound;

  private Terms(Map<TypeVariable<?>, Term> known, Blame blame, boolean inBound) {
    this.known = known;
    this.blame = blame;
    this.inBound = inBound;
  }

  /** The declared type, as it is where the variables are known and the member writes it. */
  public static Term of(Type type, Map<TypeVariable<?>, Term> known, Blame blame) {
    return new Terms(known, blame, false).term(type);
  }

  /** The type seen as its supertype, with what the clauses on the way name. */
  public static Optional<Named> as(Named type, Class<?> target) {
    if (type.raw() == target) {
      return Optional.of(type);
    }
    return clauses(type.raw())
        .filter(clause -> target.isAssignableFrom(erasure(clause)))
        .findFirst()
        .flatMap(clause -> as((Named) of(clause, type.args(), Blame.header(type.raw())), target));
  }

  /** The superclass with what its clause names, unless it is a class of the JDK. */
  public static Optional<Named> superclass(Named type) {
    Class<?> parent = type.raw().getSuperclass();
    return parent == null || !GraphLoader.isApplication(parent)
        ? Optional.empty()
        : as(type, parent);
  }

  private static Stream<Type> clauses(Class<?> type) {
    var interfaces = Arrays.stream(type.getGenericInterfaces());
    return type.getGenericSuperclass() == null
        ? interfaces
        : Stream.concat(Stream.of(type.getGenericSuperclass()), interfaces);
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
      var raw = (Class<?>) generic.getRawType();
      return new Named(raw, arguments(generic), blame, Written.of(generic));
    }
    if (type instanceof TypeVariable<?> variable) {
      Term given = known.get(variable);
      return given == null ? bound(variable) : given;
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
      Type argument = type.getActualTypeArguments()[i];
      if (!(argument instanceof WildcardType wildcard)) {
        arguments.put(variables[i], term(argument));
      } else if (wildcard.getLowerBounds().length > 0) {
        arguments.put(variables[i], term(wildcard.getLowerBounds()[0]));
      } else if (wildcard.getUpperBounds()[0] != Object.class) {
        arguments.put(variables[i], term(wildcard.getUpperBounds()[0]));
      }
    }
    return arguments;
  }

  /** Of a variable that nobody gives; that of a method's variable is written by the method. */
  @SuppressWarnings("unchecked") // The declaration is a class.
  private Term bound(TypeVariable<?> variable) {
    if (inBound) {
      return Term.Unknown.NOTHING;
    }
    Blame writer =
        variable.getGenericDeclaration() instanceof Class<?>
            ? Blame.bound((TypeVariable<? extends Class<?>>) variable)
            : blame;
    return new Terms(Map.of(), writer, true).term(variable.getBounds()[0]);
  }
}
