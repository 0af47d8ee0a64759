package io.github.wiretime.checker.walk;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.sun.tools.javac.code.Symbol.TypeSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ArrayType;
import com.sun.tools.javac.code.Type.ClassType;
import com.sun.tools.javac.code.Type.WildcardType;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.type.TypeKind;

/**
 * What a written type says about the type parameters of a class. {@code Page<OrderDto>} says that
 * {@code T} of {@code Page} is an {@code OrderDto}; a <b>raw</b> {@code Page} says nothing.
 */
public record TypeArguments(ImmutableMap<TypeSymbol, Type> known) {

  /** The arguments of a raw type. */
  static final TypeArguments NONE = new TypeArguments(ImmutableMap.of());

  /** The arguments of the class that a type names. */
  static TypeArguments of(Type written) {
    return ofSubclass(written.tsym.type, written);
  }

  /**
   * The arguments of a subclass of the class that a type names.
   *
   * @param header the named class as the subclass sees it: {@code Event<U>} of {@code class Sent<U>
   *     extends Event<U>}
   */
  static TypeArguments ofSubclass(Type header, Type written) {
    Map<TypeSymbol, Type> known = new HashMap<>();
    compare(header.allparams(), written.allparams(), known);
    return new TypeArguments(ImmutableMap.copyOf(known));
  }

  /**
   * The types between the angle brackets, {@code OrderDto} of {@code Page<? extends OrderDto>}.
   * They are read from the type alone, because the class may be missing.
   */
  public static ImmutableList<Type> written(Type type) {
    return type instanceof ClassType use && use.typarams_field != null
        ? use.typarams_field.stream()
            .map(argument -> argument instanceof WildcardType wildcard ? wildcard.type : argument)
            .collect(toImmutableList())
        : ImmutableList.of();
  }

  private static void compare(List<Type> header, List<Type> written, Map<TypeSymbol, Type> known) {
    // A class file may have been compiled against another version of the class.
    for (int i = 0; i < Math.min(header.size(), written.size()); i++) {
      Type seen = header.get(i);
      Type argument = written.get(i);
      if (seen.getKind() == TypeKind.TYPEVAR) {
        known.putIfAbsent(seen.tsym, argument);
      } else if (seen instanceof ArrayType array && argument instanceof ArrayType other) {
        compare(List.of(array.elemtype), List.of(other.elemtype), known);
      } else if (seen.tsym == argument.tsym) {
        compare(seen.allparams(), argument.allparams(), known);
      }
    }
  }

  /**
   * A type that values of the parameter have; empty if the type is raw or says {@code ?}, so that
   * only the parameter's bound is known.
   */
  public Optional<Type> valuesOf(TypeSymbol parameter) {
    Type argument = known.get(parameter);
    if (!(argument instanceof WildcardType wildcard)) {
      return Optional.ofNullable(argument);
    }
    return wildcard.isUnbound() ? Optional.empty() : Optional.of(wildcard.type);
  }
}
