package io.github.wiretime.scan.fix;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Streams;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ArrayType;
import com.sun.tools.javac.code.Types;
import io.github.wiretime.checker.hessian.WrittenFields;
import io.github.wiretime.checker.javac.DeclaredMembers;
import io.github.wiretime.checker.javac.Guard;
import io.github.wiretime.checker.javac.Supertypes;
import io.github.wiretime.checker.javac.TypeNames;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.type.TypeKind;

/**
 * Whether an object can lead back to itself through a field that is no list, map or array. Hessian
 * knows an object again that it has written, but not the copy that {@code writeReplace()} makes
 * each time: a parent that its child points to is written once more, and an object that points to
 * itself without end. Trees of lists are right.
 */
final class BackPointers {

  private static final ImmutableSet<String> CONTAINERS =
      ImmutableSet.of("java.util.Collection", "java.util.Map", "java.lang.Iterable");

  /** A class that can be reached, and whether a field on the way is no container. */
  private record Reached(ClassSymbol type, boolean isDirect) {}

  private record Use(Type type, boolean isContained) {}

  /** A step from an object to one that its field can lead to. */
  private record Edge(VarSymbol field, boolean isContained, ClassSymbol to) {}

  private final Hierarchy hierarchy;
  private final Types types;

  /** Those of each class, asked for by all that lead to it. */
  private final Map<ClassSymbol, ImmutableList<Edge>> edges = new HashMap<>();

  BackPointers(Hierarchy hierarchy, Types types) {
    this.hierarchy = hierarchy;
    this.types = types;
  }

  /**
   * A field through which objects of the class, or of a known subclass, can lead to another one.
   */
  Optional<String> of(ClassSymbol owner) {
    Set<ClassSymbol> own = new LinkedHashSet<>(); // of several fields always the same is found
    own.add(owner);
    own.addAll(hierarchy.below(owner));
    Map<Reached, Optional<VarSymbol>> direct = new HashMap<>();
    Deque<Reached> pending = new ArrayDeque<>();
    own.forEach(
        type -> {
          direct.put(new Reached(type, false), Optional.empty());
          pending.add(new Reached(type, false));
        });
    while (!pending.isEmpty()) {
      Reached at = pending.remove();
      for (Edge edge : edges.computeIfAbsent(at.type, this::edgesOf)) {
        boolean isDirect = at.isDirect || !edge.isContained;
        Optional<VarSymbol> through = at.isDirect ? direct.get(at) : Optional.of(edge.field);
        if (isDirect && own.contains(edge.to)) {
          return through.map(each -> TypeNames.simple(each.enclClass()) + "." + each.name);
        }
        Reached reached = new Reached(edge.to, isDirect);
        if (direct.putIfAbsent(reached, isDirect ? through : Optional.empty()) == null) {
          pending.add(reached);
        }
      }
    }
    return Optional.empty();
  }

  private ImmutableList<Edge> edgesOf(ClassSymbol type) {
    ImmutableList.Builder<Edge> all = ImmutableList.builder();
    for (VarSymbol field : fields(type)) {
      for (Use use : uses(field, type)) {
        possible(use.type).forEach(next -> all.add(new Edge(field, use.isContained, next)));
      }
    }
    return all.build();
  }

  private Set<VarSymbol> fields(ClassSymbol type) {
    Set<VarSymbol> fields = new LinkedHashSet<>();
    for (ClassSymbol each :
        Streams.concat(Stream.of(type), hierarchy.above(type).stream()).toList()) {
      if (Supertypes.isPresent(each)) {
        DeclaredMembers.fields(each).stream().filter(WrittenFields::isKept).forEach(fields::add);
      }
    }
    return fields;
  }

  /**
   * As it is declared, and as an object has it: {@code T parent} and, in a tree of them, a Dept.
   */
  private ImmutableList<Use> uses(VarSymbol field, ClassSymbol object) {
    return Stream.of(field.type, typeIn(object, field))
        .distinct()
        .flatMap(type -> uses(type, /* isContained= */ false))
        .collect(toImmutableList());
  }

  private Type typeIn(ClassSymbol object, VarSymbol field) {
    return Guard.unlessMissing(field.type, () -> types.memberType(object.type, field));
  }

  /** The classes that a type names, and whether a container holds them. */
  private static Stream<Use> uses(Type type, boolean isContained) {
    if (type instanceof ArrayType array) {
      return uses(array.elemtype, true);
    }
    Stream<Use> itself = Stream.of(new Use(type, isContained));
    if (type.getTypeArguments().isEmpty()) {
      return itself;
    }
    // What a class of one's own holds is in a field of that, wherever the class itself is.
    boolean holds = isContainer(type);
    return Stream.concat(
        itself, type.getTypeArguments().stream().flatMap(argument -> uses(argument, holds)));
  }

  private static boolean isContainer(Type type) {
    return type.tsym instanceof ClassSymbol symbol
        && Supertypes.closure(symbol).stream()
            .anyMatch(each -> CONTAINERS.contains(TypeNames.of(each)));
  }

  private Iterable<ClassSymbol> possible(Type type) {
    Type bound = type.getUpperBound() == null ? type : type.getUpperBound();
    if (bound.getKind() != TypeKind.DECLARED
        || !(bound.tsym instanceof ClassSymbol symbol)
        || TypeNames.isJdk(symbol)) {
      return ImmutableSet.of();
    }
    return ImmutableSet.<ClassSymbol>builder().add(symbol).addAll(hierarchy.below(symbol)).build();
  }
}
