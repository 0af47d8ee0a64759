package io.github.wiretime.scan.bytes;

import static com.google.common.collect.ImmutableMap.toImmutableMap;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.TypeSymbol;
import com.sun.tools.javac.code.Type;
import io.github.wiretime.checker.hessian.HessianClasses;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.hessian.TypeUse;
import io.github.wiretime.checker.javac.Guard;
import io.github.wiretime.checker.walk.NodeKey;
import io.github.wiretime.checker.walk.NodeUses;
import io.github.wiretime.checker.walk.PossibleClasses;
import io.github.wiretime.checker.walk.PossibleClasses.Possible;
import io.github.wiretime.checker.walk.WrittenTypeVisitor;
import io.github.wiretime.scan.fix.TwinBytes;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
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

  private final NodeUses uses;
  private final HessianClasses classes;
  private final int elements;
  private final ImmutableMap<Symbol, TwinBytes> twins;
  private final ImmutableMap<Symbol, Integer> numbers;
  private final Comparator<TypeCounts> byBytes;
  private final Visitor visitor;

  /** The objects that hold the same values wherever they are: no object inside is left out. */
  private final Map<NodeKey, TypeCounts> anywhere = new HashMap<>();

  /** The objects of messages, with no object around them. */
  private final Map<NodeKey, TypeCounts> outermost = new HashMap<>();

  /**
   * Counts for messages of one size.
   *
   * @param elements how many a list, map or array has
   * @param twins of the fields that get some, whose values are counted apart
   * @param bytes of values in one message, to choose among possible classes
   */
  ValueCounts(
      NodeUses uses,
      HessianClasses classes,
      PossibleClasses possible,
      Predicate<ClassSymbol> ofInterest,
      int elements,
      ImmutableMap<Symbol, TwinBytes> twins,
      ToDoubleFunction<ImmutableMap<ClassSymbol, Long>> bytes) {
    this.uses = uses;
    this.classes = classes;
    this.elements = elements;
    this.twins = twins;
    ImmutableList<Symbol> fields = twins.keySet().asList();
    this.numbers =
        IntStream.range(0, fields.size()).boxed().collect(toImmutableMap(fields::get, i -> i));
    this.byBytes =
        Comparator.<TypeCounts>comparingDouble(each -> bytes.applyAsDouble(each.byClass()))
            .thenComparing(each -> each.values().size());
    this.visitor = new Visitor(classes, possible, ofInterest);
  }

  /** The values in what a service method's parameters or its result declare. */
  TypeCounts of(Stream<TypeUse> message) {
    return TypeCounts.sum(message.map(use -> ofUse(use, EnclosingObjects.NOTHING))).ofClasses();
  }

  private TypeCounts ofUse(TypeUse use, EnclosingObjects around) {
    Symbol symbol = use.member().symbol();
    TwinBytes ofTwins = twins.get(symbol);
    if (ofTwins != null) {
      return TypeCounts.one(TwinCounts.one(symbol.type.tsym, numbers.get(symbol), ofTwins));
    }
    return Guard.unlessMissing(
        TypeCounts.NONE, () -> visitor.visit(use, around).times(number(use)));
  }

  private int number(TypeUse use) {
    Member member = use.member();
    return member.kind() == Member.Kind.ELEMENTS && !classes.holdsOne((ClassSymbol) member.symbol())
        ? elements
        : 1;
  }

  private TypeCounts ofObject(NodeKey key, EnclosingObjects around) {
    TypeCounts known = anywhere.get(key);
    if (known != null) {
      return known;
    }
    TypeCounts counts =
        around.isNothing()
            ? outermost.computeIfAbsent(
                key, object -> new EnclosingObjects().count(object, this::ofParts))
            : around.count(key, this::ofParts);
    if (!counts.isCut()) {
      anywhere.put(key, counts);
    }
    return counts;
  }

  private TypeCounts ofParts(NodeKey key, EnclosingObjects around) {
    Stream<TypeCounts> parts =
        Guard.unlessMissing(ImmutableList.<TypeUse>of(), () -> uses.of(key)).stream()
            .map(use -> ofUse(use, around));
    return switch (key.kind()) {
      case OBJECT -> TypeCounts.sum(parts);
      case ANY -> TypeCounts.largest(parts, byBytes);
      case BOUND -> TypeCounts.sum(parts).ofClasses();
    };
  }

  /** Counts the values in a written type. Its place is described by the objects around it. */
  private final class Visitor extends WrittenTypeVisitor<TypeCounts, EnclosingObjects> {

    Visitor(HessianClasses classes, PossibleClasses possible, Predicate<ClassSymbol> ofInterest) {
      super(classes, possible, ofInterest);
    }

    @Override
    protected TypeCounts nothing() {
      return TypeCounts.NONE;
    }

    @Override
    protected TypeCounts visitMissing(ImmutableList<Type> arguments, EnclosingObjects around) {
      return TypeCounts.sum(arguments.stream().map(held -> visit(held, around)));
    }

    @Override
    protected TypeCounts visitArray(Type element, EnclosingObjects around) {
      return visit(element, around).times(elements);
    }

    /** A message has no class around it, whose use would say what the variable stands for. */
    @Override
    protected TypeCounts visitVariable(Type variable, EnclosingObjects around) {
      return isOfClass(variable) && !around.isNothing()
          ? TypeCounts.one(variable.tsym)
          : visitBound(variable, around);
    }

    @Override
    protected TypeCounts visitValue(ClassSymbol type, EnclosingObjects around) {
      return TypeCounts.one(type);
    }

    @Override
    protected TypeCounts visitObjects(ImmutableList<Possible> objects, EnclosingObjects around) {
      return TypeCounts.largest(
          objects.stream().map(object -> ofPossible(object, around)), byBytes);
    }

    private TypeCounts ofPossible(Possible object, EnclosingObjects around) {
      NodeKey key = object.key();
      TypeCounts inside = ofObject(key, around);
      TypeCounts counts = inside.ofClasses();
      for (Type parameter : key.type().type.allparams()) {
        long number = inside.of(parameter.tsym);
        if (number > 0) {
          counts = counts.plus(ofValues(parameter.tsym, object, around).times(number));
        }
      }
      return counts;
    }

    private TypeCounts ofValues(TypeSymbol parameter, Possible object, EnclosingObjects around) {
      return object
          .arguments()
          .valuesOf(parameter)
          .map(values -> visit(values, around))
          .orElseGet(() -> ofObject(NodeKey.boundOf(parameter), around));
    }
  }
}
