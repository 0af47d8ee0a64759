package io.github.wiretime.scan.bytes;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import java.util.Comparator;
import java.util.stream.Stream;

/**
 * How many values of some types are written.
 *
 * @param values by type of interest, and by type parameter, whose values count where it is given
 * @param twinned those of them that are values of fields with twins
 * @param isCut whether something was left out because of the objects around, so that the same
 *     object may hold more values elsewhere
 */
record TypeCounts(ImmutableMap<Symbol, Long> values, TwinCounts twinned, boolean isCut) {

  static final TypeCounts NONE =
      new TypeCounts(ImmutableMap.of(), TwinCounts.NONE, /* isCut= */ false);

  /** The counts of an object that is left out. */
  static final TypeCounts CUT =
      new TypeCounts(ImmutableMap.of(), TwinCounts.NONE, /* isCut= */ true);

  /** One value of a type or of a type parameter. */
  static TypeCounts one(Symbol of) {
    return new TypeCounts(ImmutableMap.of(of, 1L), TwinCounts.NONE, /* isCut= */ false);
  }

  /** One value of a field with twins. */
  static TypeCounts one(TwinCounts twins) {
    return new TypeCounts(twins.values(), twins, /* isCut= */ false);
  }

  /** The values of all parts of an object. */
  static TypeCounts sum(Stream<TypeCounts> parts) {
    return parts.reduce(NONE, TypeCounts::plus);
  }

  /** The values of the largest of several objects, of which a message holds one. */
  static TypeCounts largest(Stream<TypeCounts> objects, Comparator<TypeCounts> order) {
    return objects
        .reduce((one, other) -> one.orLarger(other, order).after(one, other))
        .orElse(NONE);
  }

  /** Most classes hold nothing, or what others of the same supertype hold. */
  private TypeCounts orLarger(TypeCounts other, Comparator<TypeCounts> order) {
    if (other.values.isEmpty() || other.values.equals(values)) {
      return this;
    }
    return !values.isEmpty() && order.compare(this, other) >= 0 ? this : other;
  }

  private TypeCounts after(TypeCounts one, TypeCounts other) {
    boolean isAnyCut = one.isCut || other.isCut;
    return isCut == isAnyCut ? this : new TypeCounts(values, twinned, isAnyCut);
  }

  TypeCounts plus(TypeCounts other) {
    if (values.isEmpty() || other.values.isEmpty()) {
      return (values.isEmpty() ? other : this).after(this, other);
    }
    return new TypeCounts(
        TwinCounts.sum(values, other.values), twinned.plus(other.twinned), isCut || other.isCut);
  }

  TypeCounts times(long factor) {
    return factor == 1 || values.isEmpty()
        ? this
        : new TypeCounts(TwinCounts.product(values, factor), twinned.times(factor), isCut);
  }

  long of(Symbol type) {
    return values.getOrDefault(type, 0L);
  }

  /** The counts without those of type parameters. */
  TypeCounts ofClasses() {
    return values.keySet().stream().allMatch(ClassSymbol.class::isInstance)
        ? this
        : new TypeCounts(
            ImmutableMap.copyOf(Maps.filterKeys(values, ClassSymbol.class::isInstance)),
            twinned,
            isCut);
  }

  /** The counts of classes, with the values of all fields. */
  ImmutableMap<ClassSymbol, Long> byClass() {
    ImmutableMap.Builder<ClassSymbol, Long> classes = ImmutableMap.builder();
    values.forEach(
        (counted, count) -> {
          if (counted instanceof ClassSymbol type) {
            classes.put(type, count);
          }
        });
    return classes.buildOrThrow();
  }

  /** The counts of classes, without the values of fields with twins. */
  ImmutableMap<ClassSymbol, Long> elsewhere() {
    return ImmutableMap.copyOf(
        Maps.filterValues(
            Maps.transformEntries(
                byClass(), (type, count) -> count - twinned.values().getOrDefault(type, 0L)),
            count -> count > 0));
  }
}
