package io.github.wiretime.scan.bytes;

import com.google.common.collect.ImmutableMap;
import com.google.common.math.LongMath;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.TypeSymbol;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * How many values of some types are written.
 *
 * @param values by type of interest, and by type parameter, whose values count where it is given
 */
record TypeCounts(ImmutableMap<TypeSymbol, Long> values) {

  static final TypeCounts NONE = new TypeCounts(ImmutableMap.of());

  static TypeCounts one(TypeSymbol type) {
    return new TypeCounts(ImmutableMap.of(type, 1L));
  }

  TypeCounts plus(TypeCounts other) {
    if (values.isEmpty() || other.values.isEmpty()) {
      return values.isEmpty() ? other : this;
    }
    Map<TypeSymbol, Long> sum = new LinkedHashMap<>(values);
    other.values.forEach((type, count) -> sum.merge(type, count, LongMath::saturatedAdd));
    return new TypeCounts(ImmutableMap.copyOf(sum));
  }

  TypeCounts times(long factor) {
    if (factor == 1 || values.isEmpty()) {
      return this;
    }
    ImmutableMap.Builder<TypeSymbol, Long> product = ImmutableMap.builder();
    values.forEach((type, count) -> product.put(type, LongMath.saturatedMultiply(count, factor)));
    return new TypeCounts(product.buildOrThrow());
  }

  long of(TypeSymbol type) {
    return values.getOrDefault(type, 0L);
  }

  /** Without type parameters. */
  TypeCounts ofClasses() {
    return values.keySet().stream().allMatch(ClassSymbol.class::isInstance)
        ? this
        : new TypeCounts(ImmutableMap.copyOf(byClass()));
  }

  /** The same as a map. */
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
