package io.github.wiretime.measurements.forms;

import java.util.Optional;

/** A form that types on the wire, or the classes of what is sent, take in code. */
public enum Form {
  PLAIN("class without type arguments: `OrderDto`, `String`"),
  ARRAY("array of objects"),
  GENERIC_ARRAY("array of a generic class or of a type parameter: `T[]`"),
  CONTAINER("generic type of the JDK: `List<OrderDto>`"),
  CONTAINERS("the same with a generic type inside: `Map<Long, List<OrderDto>>`"),
  WRAPPER("wrapper of one's own: `Result<OrderDto>`"),
  WRAPPER_OF_CONTAINER("wrapper around a generic type of the JDK or an array"),
  WRAPPERS_2("wrapper in a wrapper: `Result<Page<OrderDto>>`"),
  WRAPPERS_3("three or more in each other"),
  RAW_WRAPPER("raw wrapper: `Result`"),
  UNBOUND("`?`"),
  EXTENDS("`? extends X`"),
  SUPER("`? super X`"),
  OWN_PARAMETER("type parameter of the class: `T data`"),
  SERVICE_PARAMETER("type parameter of an exported interface"),
  SUPER_INTERFACE("method that a service inherits from a generic interface"),
  METHOD_VARIABLE_BOUND("type variable of a service method, with a bound"),
  BOUNDED("class with a bounded parameter: `T extends BaseDto`"),
  F_BOUND("class with a self-bounded parameter: `T extends Node<T>`"),
  OPEN_F_BOUND("raw type or `?` for such a parameter"),
  BOUND_NAMES_ANOTHER("class with a parameter whose bound names another one"),
  SELF_GROWING("class that holds itself with more: `class Node<T> { Node<List<T>> n; }`"),
  GENERIC_HEADER("superclass with type arguments: `extends Event<Order>`"),
  PASSED_ON("superclass that gets a parameter: `class Sent<T> extends Event<T>`"),
  CONTAINER_SUBCLASS("container of one's own: `class Orders extends ArrayList<Order>`"),
  RAW_HEADER("raw superclass: `extends Event`"),
  SUBCLASSES("class without type parameters that has known subclasses"),
  GENERIC_SUBCLASSES("the same, some of them generic"),
  ALL_FIT("generic class with known subclasses that all fit"),
  SOME_FIT("the same, some ruled out by the type arguments"),
  RAW_SUBCLASS("known subclass with a raw header"),
  WRAPPING_SUBCLASS(
      "known subclass that wraps its parameter: `class Many<T> extends Event<List<T>>`"),
  WIDER_SUBCLASS(
      "known subclass with a parameter of its own besides: `class Noted<T, N> extends Event<T>`"),
  BOUNDED_SUBCLASS("known subclass that bounds its parameter further"),
  WILDCARD_HEADER("wildcard in a superclass: `extends Event<List<?>>`"),
  WILDCARD_SUBCLASS("known subclass with such a header"),
  INNER("inner class, which has an outer instance"),
  REPLACED_BY_THIS("`writeReplace()` that returns `this`"),
  REPLACED_BY_TYPED("`writeReplace()` that returns another value whose type is not `Object`"),
  REPLACED_UNSEEN("`writeReplace()` in a class file"),
  OBJECT(Engine.SILENT, "`Object`", "**`Object`.**"),
  MISSING(Engine.SILENT, "class that is missing from the class path", "jars that are missing"),
  RAW_CONTAINER(Engine.SILENT, "raw type of the JDK: `List`", "the check sees only the bound"),
  METHOD_VARIABLE(
      Engine.SILENT,
      "type variable of a service method, without bound",
      "the check sees only the bound"),
  BOUND_RULES_OUT(
      Engine.ADMITTED,
      "known subclass whose own bound rules the type argument out, unseen by javac",
      "may report subclasses that cannot be there"),
  DECORATOR(
      Engine.ADMITTED,
      "the same below a field whose type argument is a parameter: `Event<T> inner`",
      "may report subclasses that cannot be there"),
  INTERSECTION(
      Engine.FIRST, "bound of several types: `T extends A & B`", "what only the second bound"),
  SAYS_LESS(
      Engine.DROPPED,
      "`? extends X` where the parameter's bound says more than `X`",
      "only the wildcard's bound counts"),
  OPEN_NAMES_ANOTHER(
      Engine.DROPPED,
      "raw type or `?` for a parameter whose bound names another one",
      "because the bound of `?` names"),
  ABOVE_RAW_HEADER(
      Engine.DROPPED,
      "raw superclass whose own superclass has type arguments",
      "below a raw superclass, type arguments are unknown"),
  CAPTURES(
      Engine.DROPPED,
      "local or anonymous class that captures variables",
      "the variables that they capture"),
  REPLACED_AS_OBJECT(
      Engine.DROPPED,
      "`writeReplace()` that returns a variable or call of type `Object`",
      "returns a variable of type `Object`"),
  REPLACED_AND_ABOVE(
      Engine.DROPPED,
      "the class and a superclass of it each have a `writeReplace()`",
      "a superclass with a `writeReplace()` of its own");

  /** What the check does with it. */
  public enum Engine {
    KEPT("followed"),
    SILENT("says nothing"),
    ADMITTED("taken to fit"),
    FIRST("the first type counts"),
    DROPPED("left out");

    private final String text;

    Engine(String text) {
      this.text = text;
    }

    @Override
    public String toString() {
      return text;
    }
  }

  private final Engine engine;
  private final String text;
  private final Optional<String> limit;

  Form(String text) {
    this.engine = Engine.KEPT;
    this.text = text;
    this.limit = Optional.empty();
  }

  Form(Engine engine, String text, String limit) {
    this.engine = engine;
    this.text = text;
    this.limit = Optional.of(limit);
  }

  /** What the check does with it. */
  public Engine engine() {
    return engine;
  }

  /** In Markdown. */
  public String text() {
    return text;
  }

  /** Words of the check's page or of the design that say so, where it is not followed. */
  public Optional<String> limit() {
    return limit;
  }

  /** The form of so many wrappers in each other. */
  static Form wrappers(int depth) {
    return depth == 1 ? WRAPPER : depth == 2 ? WRAPPERS_2 : WRAPPERS_3;
  }
}
