package io.github.wiretime.scan.bytes;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.sun.tools.javac.code.Kinds.Kind;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import com.sun.tools.javac.code.Symbol.TypeSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ArrayType;
import com.sun.tools.javac.code.Type.IntersectionClassType;
import io.github.wiretime.checker.hessian.HessianClasses;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.hessian.TypeUse;
import io.github.wiretime.checker.javac.Supertypes;
import io.github.wiretime.checker.walk.NodeKey;
import io.github.wiretime.checker.walk.NodeUses;
import io.github.wiretime.checker.walk.PossibleClasses;
import io.github.wiretime.checker.walk.PossibleClasses.Possible;
import io.github.wiretime.checker.walk.TypeArguments;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/**
 * Counts the values of the types of interest in a message whose lists, maps and arrays all have the
 * same number of elements; every other member holds one object, of the class that costs most.
 *
 * <p>Each class is looked at once, with its own type parameters: {@code Page<T>} holds 20 values of
 * {@code T}, which are counted where {@code T} is given. An object inside one of its own class
 * counts nothing, so that trees end; of classes that hold each other all count where a message has
 * the first of them.
 */
final class ValueCounts {

  /** Deeper objects are left out, so that no class file can end the scan. */
  private static final int DEEPEST = 200;

  private final NodeUses uses;
  private final HessianClasses classes;
  private final PossibleClasses possible;
  private final Predicate<ClassSymbol> ofInterest;
  private final int elements;
  private final Comparator<TypeCounts> byBytes;

  private final Map<NodeKey, TypeCounts> known = new HashMap<>();

  /** Objects of messages, with nothing around them. */
  private final Map<NodeKey, TypeCounts> outermost = new HashMap<>();

  /** The objects around the one that is looked at. */
  private final Set<NodeKey> around = new HashSet<>();

  /** What is known only as long as the outermost object is looked at. */
  private final Set<NodeKey> inCycles = new HashSet<>();

  /** Whether something was left out because it is around what is looked at. */
  private boolean isCut;

  private final Set<TypeSymbol> open = new HashSet<>();

  /**
   * For messages of one size.
   *
   * @param elements how many a list, map or array has
   * @param bytes of values in one message, to choose among possible classes
   */
  ValueCounts(
      NodeUses uses,
      HessianClasses classes,
      PossibleClasses possible,
      Predicate<ClassSymbol> ofInterest,
      int elements,
      ToDoubleFunction<ImmutableMap<ClassSymbol, Long>> bytes) {
    this.uses = uses;
    this.classes = classes;
    this.possible = possible;
    this.ofInterest = ofInterest;
    this.elements = elements;
    this.byBytes =
        Comparator.<TypeCounts>comparingDouble(each -> bytes.applyAsDouble(each.byClass()))
            .thenComparing(each -> each.values().size());
  }

  /** The values in what a service method's parameters or its result declare. */
  ImmutableMap<ClassSymbol, Long> of(Stream<TypeUse> message) {
    return message
        .map(use -> ofUse(use, /* isOfMethod= */ true))
        .reduce(TypeCounts.NONE, TypeCounts::plus)
        .byClass();
  }

  private TypeCounts ofObject(NodeKey key) {
    TypeCounts before = around.isEmpty() ? outermost.get(key) : known.get(key);
    if (before != null) {
      isCut |= inCycles.contains(key);
      return before;
    }
    if (around.contains(key) || around.size() == DEEPEST) {
      isCut = true;
      return TypeCounts.NONE;
    }
    boolean wasCut = isCut;
    isCut = false;
    around.add(key);
    TypeCounts counts = ofParts(key);
    around.remove(key);
    known.put(key, counts);
    if (isCut) {
      inCycles.add(key);
    }
    isCut |= wasCut;
    if (around.isEmpty()) {
      outermost.put(key, counts);
      known.keySet().removeAll(inCycles);
      inCycles.clear();
    }
    return counts;
  }

  private TypeCounts ofParts(NodeKey key) {
    Stream<TypeCounts> parts = usesOf(key).stream().map(use -> ofUse(use, false));
    if (key.kind() == NodeKey.Kind.ANY) {
      return parts.max(byBytes).orElse(TypeCounts.NONE);
    }
    TypeCounts sum = parts.reduce(TypeCounts.NONE, TypeCounts::plus);
    return key.kind() == NodeKey.Kind.BOUND ? sum.ofClasses() : sum;
  }

  private ImmutableList<TypeUse> usesOf(NodeKey key) {
    try {
      return uses.of(key);
    } catch (CompletionFailure missing) {
      return ImmutableList.of();
    }
  }

  private TypeCounts ofUse(TypeUse use, boolean isOfMethod) {
    try {
      return new Visit(isOfMethod).of(use.type(), use.isExact()).times(number(use));
    } catch (CompletionFailure missing) {
      return TypeCounts.NONE;
    }
  }

  private int number(TypeUse use) {
    Member member = use.member();
    return member.kind() == Member.Kind.ELEMENTS && !classes.holdsOne((ClassSymbol) member.symbol())
        ? elements
        : 1;
  }

  /** One written type, taken apart as the walk does. */
  private final class Visit {

    private final boolean isOfMethod;

    Visit(boolean isOfMethod) {
      this.isOfMethod = isOfMethod;
    }

    TypeCounts of(Type type, boolean isExact) {
      if (type.tsym instanceof ClassSymbol symbol && !Supertypes.isPresent(symbol)) {
        return TypeArguments.written(type).stream()
            .map(held -> of(held, false))
            .reduce(TypeCounts.NONE, TypeCounts::plus);
      }
      return switch (type.getKind()) {
        case ARRAY -> of(((ArrayType) type).elemtype, false).times(elements);
        case TYPEVAR -> ofVariable(type);
        case INTERSECTION -> of(((IntersectionClassType) type).getExplicitComponents().head, false);
        case DECLARED -> ofClass(type, isExact);
        default -> TypeCounts.NONE;
      };
    }

    private TypeCounts ofVariable(Type variable) {
      if (!isOfMethod && variable.tsym.owner.kind == Kind.TYP) {
        return TypeCounts.one(variable.tsym);
      }
      if (!open.add(variable.tsym)) {
        return TypeCounts.NONE;
      }
      try {
        return of(variable.getUpperBound(), false);
      } finally {
        open.remove(variable.tsym);
      }
    }

    private TypeCounts ofClass(Type type, boolean isExact) {
      ClassSymbol symbol = (ClassSymbol) type.tsym;
      if (ofInterest.test(symbol)) {
        return isExact ? TypeCounts.NONE : TypeCounts.one(symbol);
      }
      if (classes.isLeaf(symbol)) {
        return TypeCounts.NONE;
      }
      return (isExact ? PossibleClasses.exactly(type) : possible.of(type))
          .stream().map(this::ofPossible).max(byBytes).orElse(TypeCounts.NONE);
    }

    private TypeCounts ofPossible(Possible object) {
      NodeKey key = object.key();
      TypeCounts inside = ofObject(key);
      TypeCounts counts = inside.ofClasses();
      for (Type parameter : key.type().type.allparams()) {
        long number = inside.of(parameter.tsym);
        if (number > 0) {
          counts = counts.plus(ofValues(parameter.tsym, object).times(number));
        }
      }
      return counts;
    }

    private TypeCounts ofValues(TypeSymbol parameter, Possible object) {
      return object
          .arguments()
          .valuesOf(parameter)
          .map(values -> of(values, false))
          .orElseGet(() -> ofObject(NodeKey.boundOf(parameter)));
    }
  }
}
