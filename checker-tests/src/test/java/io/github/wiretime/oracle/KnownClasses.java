package io.github.wiretime.oracle;

import io.github.wiretime.oracle.Term.ArrayOf;
import io.github.wiretime.oracle.Term.Free;
import io.github.wiretime.oracle.Term.FromVariable;
import io.github.wiretime.oracle.Term.Named;
import java.io.Serializable;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.Stream;

/**
 * The classes whose objects a declared type stands for: itself, every subclass that this
 * compilation made, and those that a {@code permits} list names; below an abstract class or
 * interface that is a class file, also the class files of its package.
 */
final class KnownClasses {
  private final List<Class<?>> compiled;
  private final List<Class<?>> library;

  KnownClasses(GraphLoader loader) {
    // What a method declares inside, no other compilation can see.
    this(
        loader.compiled(),
        loader.library().stream().filter(c -> c.getCanonicalName() != null).toList());
  }

  private KnownClasses(List<Class<?>> compiled, List<Class<?>> library) {
    this.compiled = compiled;
    this.library = library;
  }

  /** The same and one more, because an object of it is at hand. */
  KnownClasses with(Class<?> type) {
    return new KnownClasses(Stream.concat(compiled.stream(), Stream.of(type)).toList(), library);
  }

  /** The types of the objects that may be found where the type is declared. */
  List<Named> of(Named declared) {
    var types = new ArrayList<Named>();
    if (hasObjects(declared.raw())) {
      types.add(declared);
    }
    for (Class<?> subclass : subclasses(declared.raw())) {
      if (hasObjects(subclass)) {
        asSubclass(subclass, declared).ifPresent(types::add);
      }
    }
    return List.copyOf(types);
  }

  private Set<Class<?>> subclasses(Class<?> type) {
    var found = new LinkedHashSet<Class<?>>();
    compiled.stream().filter(c -> isBelow(c, type)).forEach(found::add);
    addClassFiles(type, found);
    return found;
  }

  private void addClassFiles(Class<?> type, Set<Class<?>> found) {
    if (Modifier.isAbstract(type.getModifiers()) && library.contains(type)) {
      library.stream()
          .filter(c -> isBelow(c, type) && c.getPackage() == type.getPackage())
          .forEach(found::add);
    }
    if (type.isSealed()) {
      for (Class<?> permitted : type.getPermittedSubclasses()) {
        found.add(permitted);
        addClassFiles(permitted, found);
      }
    }
  }

  /** No class of the JDK is a container and something else. */
  private static boolean isContainerApartFrom(Class<?> type, Class<?> other) {
    return (Iterable.class.isAssignableFrom(type) || Map.class.isAssignableFrom(type))
        && other != Serializable.class
        && other != Cloneable.class;
  }

  private boolean shareObject(Class<?> one, Class<?> other) {
    boolean inTheJdk =
        (one.isInterface() || other.isInterface())
            && !Modifier.isFinal(one.getModifiers() | other.getModifiers())
            && !isContainerApartFrom(one, other)
            && !isContainerApartFrom(other, one)
            && !GraphLoader.isApplication(one)
            && !GraphLoader.isApplication(other);
    return inTheJdk
        || one.isAssignableFrom(other)
        || other.isAssignableFrom(one)
        || subclasses(one).stream().anyMatch(other::isAssignableFrom)
        || subclasses(other).stream().anyMatch(one::isAssignableFrom);
  }

  private static boolean isBelow(Class<?> type, Class<?> other) {
    return type != other && other.isAssignableFrom(type);
  }

  /** An abstract class stands for a subclass elsewhere, unless it is sealed. */
  private static boolean hasObjects(Class<?> type) {
    if (Enum.class.isAssignableFrom(type)) {
      Class<?> declaring = type.isEnum() ? type : type.getSuperclass();
      return Arrays.stream(declaring.getEnumConstants())
          .anyMatch(constant -> type.isEnum() || constant.getClass() == type);
    }
    if (type.isInterface()) {
      return !type.isSealed()
          && (Map.class.isAssignableFrom(type) || Collection.class.isAssignableFrom(type));
    }
    return !Modifier.isAbstract(type.getModifiers()) || !type.isSealed();
  }

  /** The subclass with the type arguments that the declared type fixes; empty if they differ. */
  private Optional<Named> asSubclass(Class<?> subclass, Named declared) {
    var variables = new LinkedHashMap<TypeVariable<?>, Term>();
    for (Class<?> at = subclass; at != null; at = at.getEnclosingClass()) {
      for (TypeVariable<?> variable : at.getTypeParameters()) {
        variables.put(variable, new Free(variable));
      }
    }
    var open = new Named(subclass, variables, Blame.header(subclass));
    var matcher = new Matcher();
    return Terms.as(open, declared.raw())
        .filter(seen -> matcher.matches(seen.args(), declared.args()))
        .map(seen -> new Named(subclass, matcher.found(), declared.blame()));
  }

  /** Kept apart so that a match that fails half way leaves nothing behind. */
  private final class Matcher {
    private final Map<TypeVariable<?>, Term> found = new LinkedHashMap<>();

    Map<TypeVariable<?>, Term> found() {
      return found;
    }

    /** Whether what the clause says is possible where the declared arguments are known. */
    boolean matches(Map<TypeVariable<?>, Term> clause, Map<TypeVariable<?>, Term> declared) {
      return clause.entrySet().stream()
          .allMatch(
              entry ->
                  !declared.containsKey(entry.getKey())
                      || matches(entry.getValue(), declared.get(entry.getKey())));
    }

    private boolean matches(Term written, Term declared) {
      Term clause = written.plain();
      if (written instanceof FromVariable open && clause instanceof Term.Bounded) {
        return fits(open.variable(), declared.plain()); // of a class above a raw clause
      }
      if (clause instanceof Free free) {
        found.putIfAbsent(free.variable(), declared);
        return fits(free.variable(), declared.plain());
      }
      if (declared instanceof FromVariable from) {
        return !(clause instanceof Named || clause instanceof ArrayOf)
            || fits(from.variable(), clause);
      }
      if (declared instanceof Term.Bounded bounded) {
        return bounded.bounds().stream().allMatch(bound -> inside(clause, bound, bounded.upper()));
      }
      if (clause instanceof Named a && declared instanceof Named b) {
        return a.raw() == b.raw() && matches(a.args(), b.args());
      }
      return clause instanceof ArrayOf a
          && declared instanceof ArrayOf b
          && matches(a.component(), b.component());
    }

    private boolean inside(Term clause, Term bound, boolean upper) {
      if (bound instanceof FromVariable from) {
        return upper ? matches(clause, bound) : sharesObject(from.variable(), clause.plain());
      }
      if (clause.plain() instanceof Free) {
        return matches(clause, bound);
      }
      if (clause instanceof Term.Bounded wildcard) {
        return wildcard.bounds().isEmpty()
            || (wildcard.upper() == upper
                && wildcard.bounds().stream().anyMatch(own -> inside(own.plain(), bound, upper)));
      }
      if (bound.plain() instanceof Term.Bounded variable) { // of a method
        return variable.bounds().stream()
            .allMatch(
                above -> upper ? inside(clause, above, true) : fitOneObject(clause, above.plain()));
      }
      if (clause instanceof ArrayOf a && bound instanceof ArrayOf b) {
        return inside(a.component().plain(), b.component(), upper);
      }
      if (clause instanceof ArrayOf && bound.plain() instanceof Named above) {
        return upper && isAboveArrays(above.raw());
      }
      if (!(clause instanceof Named a && bound instanceof Named b)) {
        return clause.getClass() == bound.getClass();
      }
      if (!upper) {
        return a.raw().isAssignableFrom(b.raw());
      }
      return Terms.as(a, b.raw()).filter(seen -> matches(seen.args(), b.args())).isPresent();
    }

    private boolean fits(TypeVariable<?> variable, Term declared) {
      if (declared instanceof Term.Bounded bounded && bounded.upper()) {
        return bounded.bounds().stream().allMatch(bound -> sharesObject(variable, bound.plain()));
      }
      if (declared instanceof Term.Bounded lower) {
        return lower.bounds().stream().allMatch(bound -> fits(variable, bound.plain()));
      }
      return agrees(variable, declared, Class::isAssignableFrom);
    }

    /** Whether some known object is of a wildcard's bound and of each of the variable's. */
    private boolean sharesObject(TypeVariable<?> variable, Term wildcard) {
      return agrees(variable, wildcard, KnownClasses.this::shareObject);
    }

    /** Whether each bound of the variable that is a class, and the class, fit each other. */
    private static boolean agrees(
        TypeVariable<?> variable, Term type, BiPredicate<Class<?>, Class<?>> fit) {
      return Arrays.stream(variable.getBounds())
          .map(Matcher::raw)
          .filter(Class.class::isInstance)
          .map(raw -> (Class<?>) raw)
          .allMatch(bound -> agrees(bound, type, fit));
    }

    /** An array fits what is above all arrays; what is no class yet may fit anything. */
    private static boolean agrees(Class<?> bound, Term type, BiPredicate<Class<?>, Class<?>> fit) {
      return type instanceof Named named
          ? fit.test(bound, named.raw())
          : !(type instanceof ArrayOf) || isAboveArrays(bound);
    }

    private static boolean isAboveArrays(Class<?> type) {
      return type.isAssignableFrom(Object[].class);
    }

    private boolean fitOneObject(Term one, Term other) {
      return !(other instanceof Named named)
          || agrees(named.raw(), one, KnownClasses.this::shareObject);
    }

    private static Type raw(Type type) {
      return type instanceof ParameterizedType parameterized ? parameterized.getRawType() : type;
    }
  }
}
