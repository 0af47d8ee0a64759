package io.github.wiretime.checker.javac;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.Streams;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.PackageSymbol;
import com.sun.tools.javac.code.Symbol.TypeSymbol;
import com.sun.tools.javac.code.Type;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javax.lang.model.element.TypeElement;

/**
 * Finds the subclasses that the compilation knows: those of the application, {@code permits} lists
 * and, below an abstract class or interface of a library, the classes of the same package. The
 * classes of other packages are not known until something names them, and what happens to be named
 * must not decide.
 */
public final class Subclasses {

  private static final Comparator<ClassSymbol> BY_NAME = Comparator.comparing(TypeNames::of);

  private final Predicate<ClassSymbol> isOwn;
  private final ImmutableListMultimap<ClassSymbol, ClassSymbol> inApplication;
  private final Map<PackageSymbol, ImmutableListMultimap<ClassSymbol, ClassSymbol>> inPackage =
      new HashMap<>();
  private final Map<ClassSymbol, ImmutableList<ClassSymbol>> below = new HashMap<>();

  /**
   * Searches the classes of an application.
   *
   * @param isOwn whether a class is one of them
   */
  public Subclasses(Iterable<ClassSymbol> application, Predicate<ClassSymbol> isOwn) {
    this.isOwn = isOwn;
    this.inApplication = byParent(Streams.stream(application));
  }

  /**
   * The subclasses below a class that have objects of their own, at any depth, nearest first,
   * siblings by name.
   */
  public ImmutableList<ClassSymbol> of(ClassSymbol type) {
    return below.computeIfAbsent(type, this::find);
  }

  private ImmutableList<ClassSymbol> find(ClassSymbol type) {
    if (TypeNames.isJdk(type) || isEnum(type)) {
      return ImmutableList.of();
    }
    Set<ClassSymbol> found = new LinkedHashSet<>();
    Deque<ClassSymbol> pending = new ArrayDeque<>(List.of(type));
    while (!pending.isEmpty()) {
      for (ClassSymbol child : children(pending.remove())) {
        if (found.add(child)) {
          pending.add(child);
        }
      }
    }
    return found.stream()
        .filter(subclass -> !cover(subclass) && !CircularClasses.contains(subclass))
        .collect(toImmutableList());
  }

  /** Whether every object is one of a known subclass, because the type is abstract and sealed. */
  public static boolean cover(ClassSymbol type) {
    ImmutableList<ClassSymbol> permitted = permitted(type).collect(toImmutableList());
    return isAbstract(type)
        && !isEnum(type)
        && !permitted.isEmpty()
        && permitted.stream().allMatch(Supertypes::isPresent);
  }

  /** Whether permits lists lead from a class down to another one. */
  public static boolean permit(ClassSymbol type, ClassSymbol subclass) {
    Set<ClassSymbol> found = new LinkedHashSet<>();
    Deque<ClassSymbol> pending = new ArrayDeque<>(List.of(type));
    while (!pending.isEmpty()) {
      permitted(pending.remove())
          .filter(each -> Supertypes.isPresent(each) && found.add(each))
          .forEach(pending::add);
    }
    return found.contains(subclass);
  }

  /** The classes of its constants are in its permits list, as javac writes it from 17 on. */
  private static boolean isEnum(ClassSymbol type) {
    return (type.flags() & Flags.ENUM) != 0;
  }

  private static boolean isAbstract(ClassSymbol type) {
    return (type.flags() & (Flags.ABSTRACT | Flags.INTERFACE)) != 0;
  }

  private boolean isAbstractOfLibrary(ClassSymbol type) {
    return isAbstract(type) && !isOwn.test(type);
  }

  private ImmutableList<ClassSymbol> children(ClassSymbol type) {
    if (!Supertypes.isPresent(type)) {
      return ImmutableList.of();
    }
    List<ClassSymbol> near = isAbstractOfLibrary(type) ? neighbours(type) : List.of();
    if (near.isEmpty()
        && !inApplication.containsKey(type)
        && ((TypeElement) type).getPermittedSubclasses().isEmpty()) {
      return ImmutableList.of(); // saves time, because most classes come here
    }
    return Streams.concat(
            inApplication.get(type).stream().sorted(BY_NAME),
            near.stream().sorted(BY_NAME),
            permitted(type))
        .distinct()
        .collect(toImmutableList());
  }

  private static Stream<ClassSymbol> permitted(ClassSymbol type) {
    return ((TypeElement) type)
        .getPermittedSubclasses().stream()
            .map(permitted -> ((Type) permitted).tsym)
            .filter(ClassSymbol.class::isInstance)
            .map(ClassSymbol.class::cast);
  }

  /** The subclasses in the same package. */
  private List<ClassSymbol> neighbours(ClassSymbol type) {
    PackageSymbol neighbourhood = (PackageSymbol) type.outermostClass().owner;
    return inPackage
        .computeIfAbsent(neighbourhood, unused -> byParent(membersOf(neighbourhood)))
        .get(type);
  }

  private ImmutableListMultimap<ClassSymbol, ClassSymbol> byParent(Stream<ClassSymbol> classes) {
    ImmutableListMultimap.Builder<ClassSymbol, ClassSymbol> children =
        ImmutableListMultimap.builder();
    classes.forEach(child -> nearest(child).forEach(parent -> children.put(parent, child)));
    return children.build();
  }

  /**
   * The parents of a class, and the ancestors above those parents that belong to a library, because
   * nothing lists the children of a library's class.
   */
  private Set<ClassSymbol> nearest(ClassSymbol child) {
    Set<ClassSymbol> nearest = new LinkedHashSet<>();
    Deque<ClassSymbol> pending = new ArrayDeque<>(parents(child));
    while (!pending.isEmpty() && nearest.size() < CircularClasses.SUPERTYPES) {
      ClassSymbol parent = pending.remove();
      if (nearest.add(parent) && !isOwn.test(parent)) {
        pending.addAll(parents(parent));
      }
    }
    return nearest;
  }

  private static ImmutableList<ClassSymbol> parents(ClassSymbol child) {
    if (!Supertypes.isPresent(child)) {
      return ImmutableList.of(); // a missing class has no parents that are known
    }
    ImmutableList.Builder<ClassSymbol> parents = ImmutableList.builder();
    for (Type parent : child.getInterfaces().prepend(child.getSuperclass())) {
      if (parent.tsym instanceof ClassSymbol symbol && !TypeNames.isJdk(symbol)) {
        parents.add(symbol);
      }
    }
    return parents.build();
  }

  /** The classes of a package or class and their member classes. */
  private static Stream<ClassSymbol> membersOf(TypeSymbol owner) {
    return ImmutableList.copyOf(owner.members().getSymbols(ClassSymbol.class::isInstance)).stream()
        .map(ClassSymbol.class::cast)
        .filter(Supertypes::isPresent)
        .filter(member -> !TypeNames.isLocal(member))
        .flatMap(member -> Stream.concat(Stream.of(member), membersOf(member)));
  }
}
