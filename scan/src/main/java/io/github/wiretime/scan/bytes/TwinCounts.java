package io.github.wiretime.scan.bytes;

import com.google.common.collect.ImmutableMap;
import com.google.common.math.LongMath;
import com.sun.tools.javac.code.Symbol;
import io.github.wiretime.scan.fix.TwinBytes;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The values of fields that get twins, as one sum for all of these fields: with a count for each, a
 * message of a thousand classes would be copied as a whole for every object in it.
 *
 * @param values by type
 * @param bytes of all values as twins, without the names of the twins; lists in lists make them
 *     endless
 * @param fields the numbers of the fields, whose names a message has once; nobody changes it
 */
record TwinCounts(ImmutableMap<Symbol, Long> values, long bytes, BitSet fields) {

  static final TwinCounts NONE = new TwinCounts(ImmutableMap.of(), 0, new BitSet());

  /** One value of a field. */
  static TwinCounts one(Symbol type, int field, TwinBytes twins) {
    BitSet fields = new BitSet();
    fields.set(field);
    return new TwinCounts(ImmutableMap.of(type, 1L), twins.further(), fields);
  }

  TwinCounts plus(TwinCounts other) {
    if (values.isEmpty() || other.values.isEmpty()) {
      return values.isEmpty() ? other : this;
    }
    BitSet all = (BitSet) fields.clone();
    all.or(other.fields);
    return new TwinCounts(
        sum(values, other.values), LongMath.saturatedAdd(bytes, other.bytes), all);
  }

  TwinCounts times(long factor) {
    return values.isEmpty()
        ? this
        : new TwinCounts(
            product(values, factor), LongMath.saturatedMultiply(bytes, factor), fields);
  }

  static ImmutableMap<Symbol, Long> sum(Map<Symbol, Long> one, Map<Symbol, Long> other) {
    Map<Symbol, Long> sum = new LinkedHashMap<>(one);
    other.forEach((type, count) -> sum.merge(type, count, LongMath::saturatedAdd));
    return ImmutableMap.copyOf(sum);
  }

  static ImmutableMap<Symbol, Long> product(Map<Symbol, Long> values, long factor) {
    ImmutableMap.Builder<Symbol, Long> product = ImmutableMap.builder();
    values.forEach((type, count) -> product.put(type, LongMath.saturatedMultiply(count, factor)));
    return product.buildOrThrow();
  }
}
