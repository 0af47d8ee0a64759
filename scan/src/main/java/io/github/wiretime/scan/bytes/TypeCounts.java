package io.github.wiretime.scan.bytes;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import com.google.common.math.LongMath;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How many values of some types are written.
 *
 * @param values by type of interest; by type parameter, whose values count where it is given; and
 *     by those fields whose values are counted apart
 * @param isCut whether something was left out because of the objects around, so that the same
 *     object may hold more values elsewhere
 */
record TypeCounts(ImmutableMap<Symbol, Long> values, boolean isCut) {

  static final TypeCounts NONE = new TypeCounts(ImmutableMap.of(), /* isCut= */ false);

  /** The counts of an object that is left out. */
  static final TypeCounts CUT = new TypeCounts(ImmutableMap.of(), /* isCut= */ true);

  /** One value of a type, of a type parameter, or of a field that is counted apart. */
  static TypeCounts one(Symbol of) {
    return new TypeCounts(ImmutableMap.of(of, 1L), /* isCut= */ false);
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
    return isCut == isAnyCut ? this : new TypeCounts(values, isAnyCut);
  }

  TypeCounts plus(TypeCounts other) {
    if (values.isEmpty() || other.values.isEmpty()) {
      return (values.isEmpty() ? other : this).after(this, other);
    }
    Map<Symbol, Long> sum = new LinkedHashMap<>(values);
    other.values.forEach((type, count) -> sum.merge(type, count, LongMath::saturatedAdd));
    return new TypeCounts(ImmutableMap.copyOf(sum), isCut || other.isCut);
  }

  TypeCounts times(long factor) {
    if (factor == 1 || values.isEmpty()) {
      return this;
    }
    ImmutableMap.Builder<Symbol, Long> product = ImmutableMap.builder();
    values.forEach((type, count) -> product.put(type, LongMath.saturatedMultiply(count, factor)));
    return new TypeCounts(product.buildOrThrow(), isCut);
  }

  long of(Symbol type) {
    return values.getOrDefault(type, 0L);
  }

  /** The counts without those of type parameters. */
  TypeCounts ofClasses() {
    return values.keySet().stream().allMatch(counted -> classOf(counted).isPresent())
        ? this
        : new TypeCounts(
            ImmutableMap.copyOf(Maps.filterKeys(values, counted -> classOf(counted).isPresent())),
            isCut);
  }

  /** The class of what is counted; empty for a type parameter. */
  private static Optional<ClassSymbol> classOf(Symbol counted) {
    Symbol type = counted instanceof VarSymbol field ? field.type.tsym : counted;
    return type instanceof ClassSymbol known ? Optional.of(known) : Optional.empty();
  }

  /** The counts of classes, with the values of all fields. */
  ImmutableMap<ClassSymbol, Long> byClass() {
    Map<ClassSymbol, Long> classes = new LinkedHashMap<>();
    values.forEach(
        (counted, count) ->
            classOf(counted).ifPresent(type -> classes.merge(type, count, LongMath::saturatedAdd)));
    return ImmutableMap.copyOf(classes);
  }

  /** The counts of classes, without the values of fields that are counted apart. */
  ImmutableMap<ClassSymbol, Long> elsewhere() {
    return only(ClassSymbol.class);
  }

  /** The counts of fields that are counted apart. */
  ImmutableMap<VarSymbol, Long> byField() {
    return only(VarSymbol.class);
  }

  private <S extends Symbol> ImmutableMap<S, Long> only(Class<S> kind) {
    ImmutableMap.Builder<S, Long> only = ImmutableMap.builder();
    values.forEach(
        (counted, count) -> {
          if (kind.isInstance(counted)) {
            only.put(kind.cast(counted), count);
          }
        });
    return only.buildOrThrow();
  }
}
