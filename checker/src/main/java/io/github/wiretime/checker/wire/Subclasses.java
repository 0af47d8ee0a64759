package io.github.wiretime.checker.wire;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import com.sun.tools.javac.code.Symbol.PackageSymbol;
import com.sun.tools.javac.code.Symbol.TypeSymbol;
import com.sun.tools.javac.code.Type;
import io.github.wiretime.checker.roots.SourceClasses;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.TypeElement;

/**
 * The subclasses that the compilation knows: its own sources, {@code permits} lists and, below an
 * abstract class or interface that is a class file, the classes of the same package. The classes of
 * other packages are not known until something names them, and what happens to be named must not
 * decide.
 */
final class Subclasses {

  private final Map<ClassSymbol, List<ClassSymbol>> direct = new HashMap<>();
  private final Set<PackageSymbol> indexed = new HashSet<>();

  private Subclasses() {}

  static Subclasses among(List<ClassSymbol> sources) {
    Subclasses subclasses = new Subclasses();
    subclasses.index(sources.stream());
    return subclasses;
  }

  /** All subclasses below a class, at any depth, nearest first, siblings by name. */
  ImmutableList<ClassSymbol> of(ClassSymbol type) {
    if (Names.isJdk(type)) {
      return ImmutableList.of();
    }
    Set<ClassSymbol> below = new LinkedHashSet<>();
    Deque<ClassSymbol> pending = new ArrayDeque<>(children(type));
    while (!pending.isEmpty()) {
      ClassSymbol next = pending.remove();
      if (below.add(next)) {
        pending.addAll(children(next));
      }
    }
    return ImmutableList.copyOf(below);
  }

  private ImmutableList<ClassSymbol> children(ClassSymbol type) {
    if (!Supertypes.isPresent(type)) {
      return ImmutableList.of();
    }
    try {
      if ((type.flags() & (Flags.ABSTRACT | Flags.INTERFACE)) != 0
          && !SourceClasses.contains(type)) {
        indexPackage(type);
      }
      return Stream.concat(direct.getOrDefault(type, List.of()).stream(), permitted(type))
          .distinct()
          .collect(toImmutableList());
    } catch (CompletionFailure missing) {
      return ImmutableList.of();
    }
  }

  private static Stream<ClassSymbol> permitted(ClassSymbol type) {
    return ((TypeElement) type)
        .getPermittedSubclasses().stream()
            .map(permitted -> ((Type) permitted).tsym)
            .filter(ClassSymbol.class::isInstance)
            .map(ClassSymbol.class::cast);
  }

  private void indexPackage(ClassSymbol type) {
    PackageSymbol neighbourhood = (PackageSymbol) type.outermostClass().owner;
    if (indexed.add(neighbourhood)) {
      index(membersOf(neighbourhood).filter(neighbour -> !SourceClasses.contains(neighbour)));
    }
  }

  private void index(Stream<ClassSymbol> classes) {
    classes.sorted(Comparator.comparing(Names::of)).forEach(this::addBelowParents);
  }

  private void addBelowParents(ClassSymbol child) {
    if (!Supertypes.isPresent(child)) {
      return; // nobody's known subclass
    }
    try {
      add(child.getSuperclass(), child);
      child.getInterfaces().forEach(parent -> add(parent, child));
    } catch (CompletionFailure missing) {
      // A class that cannot be read is nobody's known subclass.
    }
  }

  private void add(Type parent, ClassSymbol child) {
    if (parent.tsym instanceof ClassSymbol symbol && !Names.isJdk(symbol)) {
      direct.computeIfAbsent(symbol, unused -> new ArrayList<>()).add(child);
    }
  }

  /** The classes of a package or class and their member classes. */
  private static Stream<ClassSymbol> membersOf(TypeSymbol owner) {
    return ImmutableList.copyOf(owner.members().getSymbols(ClassSymbol.class::isInstance)).stream()
        .map(ClassSymbol.class::cast)
        .filter(Supertypes::isPresent)
        .flatMap(member -> Stream.concat(Stream.of(member), membersOf(member)));
  }
}
