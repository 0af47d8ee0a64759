package io.github.wiretime.scan.compare;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * A type as a member writes it, of which nothing of javac is kept.
 *
 * @param name of a class as class files have it, of a primitive type, {@code []} of an array,
 *     {@code ?} of a wildcard, or {@code %com.acme.Page.T} of a type parameter
 * @param arguments type arguments; the elements of an array, the bound of the last two
 */
record WireType(String name, ImmutableList<WireType> arguments) {

  static final String ARRAY = "[]";
  static final String WILDCARD = "?";
  static final WireType OBJECT = of("java.lang.Object");

  /** Deeper ones are cut off, because {@code class Node<T> { Node<List<T>> next; }} never ends. */
  private static final int DEPTH = 6;

  static WireType of(String name) {
    return new WireType(name, ImmutableList.of());
  }

  boolean isArray() {
    return name.equals(ARRAY);
  }

  boolean isVariable() {
    return name.startsWith("%");
  }

  /** Whether a class is written, and neither a type parameter nor a wildcard. */
  boolean isClass() {
    return !isVariable() && !name.equals(WILDCARD);
  }

  WireType argument(int index) {
    return index < arguments.size() ? arguments.get(index) : OBJECT;
  }

  boolean isPrimitive() {
    return name.indexOf('.') < 0
        && Character.isLowerCase(name.charAt(0))
        && PRIMITIVES.contains(name);
  }

  private static final ImmutableList<String> PRIMITIVES =
      ImmutableList.of("boolean", "byte", "short", "int", "long", "float", "double", "char");

  /** The type with the values of type parameters; those that nothing tells are their bounds. */
  WireType with(Map<String, WireType> values) {
    return with(values, 0);
  }

  private WireType with(Map<String, WireType> values, int depth) {
    if (isVariable()) {
      return values.containsKey(name) ? values.get(name) : argument(0).with(values, depth + 1);
    }
    if (name.equals(WILDCARD)) {
      return argument(0).with(values, depth + 1);
    }
    return depth > DEPTH
        ? of(isArray() ? OBJECT.name : name)
        : new WireType(
            name,
            arguments.stream()
                .map(argument -> argument.with(values, depth + 1))
                .collect(toImmutableList()));
  }

  /** For people: {@code List<OrderDto>}. */
  String text() {
    return text(WireType::simple);
  }

  /** The same with packages, where they tell a class from another one. */
  String qualifiedText() {
    return text(qualified -> qualified.replace('$', '.'));
  }

  private String text(UnaryOperator<String> title) {
    if (isArray()) {
      return argument(0).text(title) + "[]";
    }
    String own = title.apply(name);
    return arguments.isEmpty() || !isClass()
        ? own
        : own + arguments.stream().map(each -> each.text(title)).collect(joining(", ", "<", ">"));
  }

  static String simple(String name) {
    return name.substring(name.lastIndexOf('.') + 1).replace('$', '.');
  }
}
