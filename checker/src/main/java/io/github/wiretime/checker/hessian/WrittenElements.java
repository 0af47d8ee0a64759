package io.github.wiretime.checker.hessian;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import io.github.wiretime.checker.hessian.Member.Kind;
import io.github.wiretime.checker.javac.Supertypes;
import io.github.wiretime.checker.javac.TypeNames;

/** Finds the elements that a container writes, which the type arguments in headers name. */
final class WrittenElements {

  private final Types types;

  WrittenElements(Types types) {
    this.types = types;
  }

  /**
   * The types of the elements: {@code OrderDto} of {@code class Orders extends
   * ArrayList<OrderDto>}.
   */
  ImmutableList<TypeUse> of(ClassShape shape, String container) {
    ClassSymbol symbol = shape.supertypes().get(container);
    return types.directSupertypes(shape.type().type).stream()
        .filter(parent -> Supertypes.closure((ClassSymbol) parent.tsym).contains(symbol))
        .findFirst()
        .map(parent -> below(shape.type(), symbol, parent))
        .orElse(ImmutableList.of());
  }

  private ImmutableList<TypeUse> below(ClassSymbol type, ClassSymbol container, Type parent) {
    ClassSymbol header = (ClassSymbol) parent.tsym;
    return TypeNames.isJdk(header)
        ? arguments(type, container)
        : ImmutableList.of(new TypeUse.Header(new Member(Kind.EXTENDS, type, header), parent));
  }

  /** The type arguments of the container as the class sees them. */
  ImmutableList<TypeUse> arguments(ClassSymbol type, ClassSymbol container) {
    Member elements = new Member(Kind.ELEMENTS, type, container);
    return Supertypes.view(type, container, types).stream()
        .flatMap(seen -> seen.getTypeArguments().stream())
        .map(argument -> new TypeUse.Declared(elements, argument))
        .collect(toImmutableList());
  }
}
