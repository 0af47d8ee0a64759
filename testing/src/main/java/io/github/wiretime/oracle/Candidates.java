package io.github.wiretime.oracle;

import io.github.wiretime.oracle.Fits.Question;
import io.github.wiretime.oracle.Term.ArrayOf;
import io.github.wiretime.oracle.Term.Free;
import io.github.wiretime.oracle.Term.Named;
import java.lang.reflect.Modifier;
import java.lang.reflect.TypeVariable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The classes whose objects a declared type stands for: itself, and of the subclasses that this
 * compilation made, or that a {@code permits} list names, those that javac accepts there; below an
 * abstract class or interface that is a class file, also the class files of its package.
 */
final class Candidates {
  private final List<Class<?>> compiled;
  private final List<Class<?>> library;
  private final Fits fits;

  Candidates(GraphLoader loader, Fits fits) {
    compiled = loader.compiled();
    // What a method declares inside, no other compilation can see.
    library = loader.library().stream().filter(c -> c.getCanonicalName() != null).toList();
    this.fits = fits;
  }

  /** The types of the objects that may be found where the type is declared. */
  List<Named> of(Named declared) {
    var types = new ArrayList<Named>();
    if (hasObjects(declared.raw())) {
      types.add(declared);
    }
    for (Class<?> subclass : subclasses(declared.raw())) {
      if (hasObjects(subclass)
          && declared.written().stream().allMatch(w -> fits.answer(Question.of(w, subclass)))) {
        types.add(asSubclass(subclass, declared));
      }
    }
    return List.copyOf(types);
  }

  /** What will be asked where a type is written. */
  List<Question> questions(Named declared) {
    return declared.written().stream()
        .flatMap(w -> subclasses(declared.raw()).stream().map(s -> Question.of(w, s)))
        .toList();
  }

  private Set<Class<?>> subclasses(Class<?> type) {
    var found = new LinkedHashSet<Class<?>>();
    if (GraphLoader.isApplication(type)) {
      compiled.stream().filter(c -> isBelow(c, type)).forEach(found::add);
      addClassFiles(type, found);
    }
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

  /** The subclass with the type arguments that the declared type gives it. */
  private static Named asSubclass(Class<?> subclass, Named declared) {
    var variables = new LinkedHashMap<TypeVariable<?>, Term>();
    for (Class<?> at = subclass; at != null; at = at.getEnclosingClass()) {
      for (TypeVariable<?> variable : at.getTypeParameters()) {
        variables.put(variable, new Free(variable));
      }
    }
    var found = new LinkedHashMap<TypeVariable<?>, Term>();
    Named header =
        Terms.as(new Named(subclass, variables, Blame.header(subclass)), declared.raw())
            .orElseThrow();
    find(header, declared, found);
    return new Named(subclass, found, declared.blame());
  }

  private static void find(Term header, Term declared, Map<TypeVariable<?>, Term> found) {
    if (header instanceof Free free) {
      found.putIfAbsent(free.variable(), declared);
    } else if (header instanceof Named a && declared instanceof Named b && a.raw() == b.raw()) {
      a.args()
          .forEach(
              (variable, term) -> {
                if (b.args().containsKey(variable)) {
                  find(term, b.args().get(variable), found);
                }
              });
    } else if (header instanceof ArrayOf a && declared instanceof ArrayOf b) {
      find(a.component(), b.component(), found);
    }
  }
}
