package io.github.wiretime.checker.wire;

import com.google.common.collect.ImmutableMap;
import com.sun.tools.javac.code.Symbol.TypeSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.WildcardType;
import java.util.List;
import java.util.Optional;

/**
 * What a written type says about the type parameters of a class; about those of a raw type nothing.
 */
record TypeArguments(ImmutableMap<TypeSymbol, Type> known) {

  static TypeArguments of(Type written) {
    List<Type> parameters = written.tsym.type.allparams();
    List<Type> arguments = written.allparams();
    ImmutableMap.Builder<TypeSymbol, Type> known = ImmutableMap.builder();
    // A class file may have been compiled against another version of the class.
    for (int i = 0; i < Math.min(parameters.size(), arguments.size()); i++) {
      known.put(parameters.get(i).tsym, arguments.get(i));
    }
    return new TypeArguments(known.buildKeepingLast());
  }

  /** What is written for the parameter, which may be a wildcard. */
  Optional<Type> argumentOf(TypeSymbol parameter) {
    return Optional.ofNullable(known.get(parameter));
  }

  /** A type that values of the parameter have; of an unbounded wildcard none is known. */
  Optional<Type> valuesOf(TypeSymbol parameter) {
    Type argument = known.get(parameter);
    if (!(argument instanceof WildcardType wildcard)) {
      return Optional.ofNullable(argument);
    }
    return wildcard.isUnbound() ? Optional.empty() : Optional.of(wildcard.type);
  }

  /**
   * Whether the parameter's own bound tells more: {@code Box<? extends Serializable>} says less
   * than {@code class Box<T extends Temporal>}. Of an application's type the subclasses are known.
   */
  boolean leaveOpen(TypeSymbol parameter, Bounds bounds) {
    Optional<Type> values = valuesOf(parameter);
    if (values.isEmpty()) {
      return true;
    }
    return known.get(parameter) instanceof WildcardType
        && !Names.isOfApplication(values.get())
        && !bounds.isBelow(values.get(), parameter.type.getUpperBound());
  }
}
