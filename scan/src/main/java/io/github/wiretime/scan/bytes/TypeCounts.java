package io.github.wiretime.scan.bytes;

import com.google.common.collect.ImmutableMap;
import com.google.common.math.LongMath;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.TypeSymbol;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;

/**
 * How many values of some types are written.
 *
 * @param values by type of interest, and by type parameter, whose values count where it is given
 * @param isCut whether something was left out because of the objects around, so that the same
 *     object may hold more values elsewhere
 */
record TypeCounts(ImmutableMap<TypeSymbol, Long> values, boolean isCut) {

  static final TypeCounts NONE = new TypeCounts(ImmutableMap.of(), /* isCut= */ false);

  /** The counts of an object that is left out. */
  static final TypeCounts CUT = new TypeCounts(ImmutableMap.of(), /* isCut= */ true);

  static TypeCounts one(TypeSymbol type) {
    return new TypeCounts(ImmutableMap.of(type, 1L), /* isCut= */ false);
  }

  /** The values of all parts of an object. */
  static TypeCounts sum(Stream<TypeCounts> parts) {
    return parts.reduce(NONE, TypeCounts::plus);
  }

  /** The values of the largest of several objects, of which a message holds one. */
  static TypeCounts largest(Stream<TypeCounts> objects, Comparator<TypeCounts> order) {
    return objects
        .reduce((one, other) -> (order.compare(one, other) >= 0 ? one : other).after(one, other))
        .orElse(NONE);
  }

  private TypeCounts after(TypeCounts one, TypeCounts other) {
    boolean isAnyCut = one.isCut || other.isCut;
    return isCut == isAnyCut ? this : new TypeCounts(values, isAnyCut);
  }

  TypeCounts plus(TypeCounts other) {
    if (values.isEmpty() || other.values.isEmpty()) {
      return (values.isEmpty() ? other : this).after(this, other);
    }
    Map<TypeSymbol, Long> sum = new LinkedHashMap<>(values);
    other.values.forEach((type, count) -> sum.merge(type, count, LongMath::saturatedAdd));
    return new TypeCounts(ImmutableMap.copyOf(sum), isCut || other.isCut);
  }

  TypeCounts times(long factor) {
    if (factor == 1 || values.isEmpty()) {
      return this;
    }
    ImmutableMap.Builder<TypeSymbol, Long> product = ImmutableMap.builder();
    values.forEach((type, count) -> product.put(type, LongMath.saturatedMultiply(count, factor)));
    return new TypeCounts(product.buildOrThrow(), isCut);
  }

  long of(TypeSymbol type) {
    return values.getOrDefault(type, 0L);
  }

  /** The counts without those of type parameters. */
  TypeCounts ofClasses() {
    return values.keySet().stream().allMatch(ClassSymbol.class::isInstance)
        ? this
        : new TypeCounts(ImmutableMap.copyOf(byClass()), isCut);
  }

  /** The counts of classes as a map. */
  ImmutableMap<ClassSymbol, Long> byClass() {
    ImmutableMap.Builder<ClassSymbol, Long> classes = ImmutableMap.builder();
    values.forEach(
        (type, count) -> {
          if (type instanceof ClassSymbol symbol) {
            classes.put(symbol, count);
          }
        });
    return classes.buildOrThrow();
  }
}
