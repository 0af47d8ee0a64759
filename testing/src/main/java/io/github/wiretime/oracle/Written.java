package io.github.wiretime.oracle;

import static java.util.stream.Collectors.joining;

import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A type in source text, for a method that declares all of its type variables.
 *
 * @param variables such as {@code <T0 extends java.lang.Number>}, empty if there are none
 * @param type such as {@code com.acme.Event<T0>}
 */
public record Written(String variables, String type) {

  /** A declared type; empty if other code cannot name it, because a class in it is local. */
  static Optional<Written> of(Type type) {
    return new Text().written(text -> text.of(type));
  }

  /** A class with its own type variables for arguments. */
  static Optional<Written> ofClass(Class<?> type) {
    return new Text().written(text -> text.withVariables(type));
  }

  /** A type variable that has the supertypes of a class which other code cannot name. */
  static Written inPlaceOf(Class<?> type) {
    var text = new Text();
    String bounds = text.supertypes(type).distinct().collect(joining(" & "));
    String variables = text.variables();
    String others =
        variables.isEmpty() ? "" : ", " + variables.substring(1, variables.length() - 1);
    return new Written("<C" + (bounds.isEmpty() ? "" : " extends " + bounds) + others + ">", "C");
  }

  /** Writes types, and keeps the type variables that it meets. */
  private static final class Text {
    private final Map<TypeVariable<?>, String> names = new LinkedHashMap<>();
    private boolean isHidden;

    Optional<Written> written(java.util.function.Function<Text, String> type) {
      String text = type.apply(this);
      String variables = variables();
      return isHidden ? Optional.empty() : Optional.of(new Written(variables, text));
    }

    String of(Type type) {
      if (type instanceof Class<?> plain) {
        return plain.isArray() ? of(plain.getComponentType()) + "[]" : name(plain);
      }
      if (type instanceof GenericArrayType array) {
        return of(array.getGenericComponentType()) + "[]";
      }
      if (type instanceof TypeVariable<?> variable) {
        return names.computeIfAbsent(variable, unused -> "T" + names.size());
      }
      if (type instanceof WildcardType wildcard) {
        return wildcard.getLowerBounds().length > 0
            ? "? super " + of(wildcard.getLowerBounds()[0])
            : "? extends " + of(wildcard.getUpperBounds()[0]);
      }
      var generic = (ParameterizedType) type;
      var raw = (Class<?>) generic.getRawType();
      String name =
          generic.getOwnerType() instanceof ParameterizedType owner
              ? of(owner) + "." + raw.getSimpleName()
              : name(raw);
      return name + arguments(generic.getActualTypeArguments());
    }

    String withVariables(Class<?> type) {
      Class<?> outer = type.getEnclosingClass();
      boolean isInner = outer != null && !Modifier.isStatic(type.getModifiers());
      String plain = name(type);
      String name = isInner ? withVariables(outer) + "." + type.getSimpleName() : plain;
      return name + arguments(type.getTypeParameters());
    }

    private String arguments(Type[] arguments) {
      return arguments.length == 0
          ? ""
          : Arrays.stream(arguments).map(this::of).collect(joining(", ", "<", ">"));
    }

    private String name(Class<?> type) {
      for (Class<?> at = type; at != null; at = at.getEnclosingClass()) {
        isHidden |= at.getCanonicalName() == null || Modifier.isPrivate(at.getModifiers());
      }
      return isHidden ? type.getName() : type.getCanonicalName();
    }

    /** Of a class, the nearest that have names; the superclass first, as bounds demand. */
    Stream<String> supertypes(Class<?> type) {
      var supertypes = new ArrayList<Type>(List.of(type.getGenericInterfaces()));
      if (type.getSuperclass() != null && type.getSuperclass() != Object.class) {
        supertypes.add(0, type.getGenericSuperclass());
      }
      return supertypes.stream()
          .flatMap(
              parent -> {
                isHidden = false;
                String name = of(parent);
                return isHidden ? supertypes(raw(parent)) : Stream.of(name);
              });
    }

    private static Class<?> raw(Type type) {
      return (Class<?>) (type instanceof ParameterizedType generic ? generic.getRawType() : type);
    }

    /** Bounds may name more variables. */
    String variables() {
      var declared = new ArrayList<String>();
      while (declared.size() < names.size()) {
        TypeVariable<?> next = List.copyOf(names.keySet()).get(declared.size());
        String bounds = Arrays.stream(next.getBounds()).map(this::of).collect(joining(" & "));
        declared.add(names.get(next) + " extends " + bounds);
      }
      return declared.isEmpty() ? "" : declared.stream().collect(joining(", ", "<", ">"));
    }
  }
}
