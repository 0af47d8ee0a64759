package io.github.wiretime.generator;

import java.util.List;

/**
 * A random graph of classes behind a service, before it is text.
 *
 * <p>Every combination of values is a program that compiles: numbers choose among what is possible
 * where they stand ({@link GraphPlan}), so that any part can be shrunk or dropped.
 *
 * @param classes the classes; supertypes come before their subclasses
 * @param methods the methods of the service
 * @param base how the service extends generic interfaces: 0 not, 1 one, 2 a chain of two
 * @param baseArgument what the generic interface is given
 * @param library how much is class files: up to 5 nothing, 10 and more all classes and the service,
 *     between them a part of the classes, first ones first
 */
public record GraphModel(
    List<ClassModel> classes,
    List<MethodModel> methods,
    int base,
    TypeModel baseArgument,
    int library) {

  /** Copies the lists. */
  public GraphModel {
    classes = List.copyOf(classes);
    methods = List.copyOf(methods);
  }

  /** What is declared. */
  public enum Kind {
    CLASS,
    ABSTRACT,
    INTERFACE,
    COLLECTION_INTERFACE,
    SEALED_INTERFACE,
    SEALED_CLASS,
    RECORD,
    ENUM,
    EXCEPTION,
    LIST,
    MAP,
    CALENDAR
  }

  /** Where it is declared. */
  public enum Layout {
    TOP,
    SHARED,
    NESTED,
    INNER,
    LOCAL,
    ANONYMOUS
  }

  /** Its type parameters. */
  public enum Params {
    NONE,
    ONE,
    TWO,
    TEMPORAL_BOUND,
    CLASS_BOUND,
    RECURSIVE
  }

  /** What its {@code writeReplace} returns. */
  public enum Replace {
    NONE,
    TEXT,
    THIS,
    OTHER,
    OTHER_OR_THIS
  }

  /**
   * One class.
   *
   * @param parent chooses the superclass, 0 for none
   * @param contract chooses an interface, 0 for none
   * @param clause what the supertypes are given
   * @param variant chooses between small variations
   */
  public record ClassModel(
      Kind kind,
      Layout layout,
      Params params,
      int parent,
      int contract,
      Replace replace,
      boolean serializable,
      int variant,
      List<TypeModel> clause,
      List<FieldModel> fields) {

    /** Copies the lists. */
    public ClassModel {
      clause = List.copyOf(clause);
      fields = List.copyOf(fields);
    }
  }

  /** A field; the modifier chooses between none, private, final, transient, static and others. */
  public record FieldModel(int modifier, TypeModel type) {}

  /**
   * A service method.
   *
   * @param carrier what is around the returned type: 0 nothing, 1 a future, 2 a stream observer
   *     parameter instead, 3 a type variable of the method
   * @param thrown chooses a declared exception, 0 for none
   */
  public record MethodModel(
      boolean inherited, int carrier, TypeModel returned, List<TypeModel> parameters, int thrown) {

    /** Copies the list. */
    public MethodModel {
      parameters = List.copyOf(parameters);
    }
  }

  /** A type as it is written. */
  public sealed interface TypeModel {

    /** One of the costly types. */
    record Costly(int pick) implements TypeModel {}

    /** A type that says nothing or costs nothing. */
    record Cheap(int pick) implements TypeModel {}

    /** A type variable in scope, else a cheap type. */
    record Var(int pick) implements TypeModel {}

    /** A class of the graph; {@code form} chooses raw use and wildcards for each argument. */
    record Ref(int pick, int form, List<TypeModel> arguments) implements TypeModel {

      /** Copies the list. */
      public Ref {
        arguments = List.copyOf(arguments);
      }
    }

    /** An array or a type of the JDK around one or two others. */
    record Wrapped(int wrapper, TypeModel first, TypeModel second) implements TypeModel {}
  }
}
