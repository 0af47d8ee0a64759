package io.github.wiretime.generator;

import io.github.wiretime.generator.GraphModel.Layout;
import io.github.wiretime.generator.GraphModel.Params;
import io.github.wiretime.generator.GraphModel.TypeModel;
import io.github.wiretime.generator.GraphModel.TypeModel.Cheap;
import io.github.wiretime.generator.GraphModel.TypeModel.Costly;
import io.github.wiretime.generator.GraphModel.TypeModel.Ref;
import io.github.wiretime.generator.GraphModel.TypeModel.Var;
import io.github.wiretime.generator.GraphModel.TypeModel.Wrapped;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Writes types.
 *
 * @param classes the classes that can be named
 * @param variables the type variables in scope
 */
record TypeRenderer(List<ClassPlan> classes, List<String> variables) {
  private static final List<String> COSTLY =
      List.of(
          "LocalDateTime",
          "LocalDate",
          "Instant",
          "ZonedDateTime",
          "Duration",
          "LocalTime",
          "OffsetDateTime",
          "OffsetTime",
          "Year",
          "YearMonth",
          "Period",
          "ZoneId",
          "ZoneOffset",
          "Temporal",
          "ChronoLocalDate",
          "ChronoLocalDateTime<?>",
          "ChronoZonedDateTime<?>",
          "TemporalAmount",
          "ChronoPeriod");

  /** Values of these are {@code Temporal}. */
  private static final List<String> TEMPORAL =
      List.of("LocalDateTime", "LocalDate", "Instant", "OffsetDateTime", "Temporal", "Year");

  private static final List<String> CHEAP =
      List.of("String", "Date", "Long", "Object", "DayOfWeek", "Serializable", "int[]");

  private static final List<String> AROUND_ONE =
      List.of(
          "List",
          "Set",
          "Collection",
          "ArrayList",
          "Deque",
          "SortedSet",
          "Iterable",
          "Optional",
          "AtomicReference",
          "AtomicReferenceArray",
          "CompletableFuture");

  private static final List<String> AROUND_TWO =
      List.of("Map", "LinkedHashMap", "ConcurrentMap", "SortedMap", "Map.Entry");

  TypeRenderer {
    classes = List.copyOf(classes);
    variables = List.copyOf(variables);
  }

  /** The type, as a field or a parameter declares it. */
  String type(TypeModel type) {
    if (type instanceof Costly costly) {
      return pick(COSTLY, costly.pick());
    }
    if (type instanceof Cheap cheap) {
      return pick(CHEAP, cheap.pick());
    }
    if (type instanceof Var variable) {
      return variables.isEmpty() ? pick(CHEAP, variable.pick()) : pick(variables, variable.pick());
    }
    if (type instanceof Wrapped wrapped) {
      return wrapped(wrapped);
    }
    Ref ref = (Ref) type;
    return GraphPlan.choose(classes, ref.pick()).map(c -> reference(c, ref)).orElse("String");
  }

  /** A supertype, whose arguments may not be wildcards. */
  String supertype(ClassPlan type, List<TypeModel> arguments, String self, Params own) {
    return switch (type.params()) {
      case NONE -> type.name();
      case ONE -> type.name() + "<" + headerArgument(arguments.get(0)) + ">";
      case TWO ->
          "%s<%s>"
              .formatted(
                  type.name(),
                  arguments(headerArgument(arguments.get(0)), headerArgument(arguments.get(1))));
      case TEMPORAL_BOUND ->
          type.name()
              + "<"
              + (own == Params.TEMPORAL_BOUND ? "T" : temporal(arguments.get(0)))
              + ">";
      case CLASS_BOUND -> type.name() + "<" + type.bound().orElseThrow().name() + ">";
      case RECURSIVE -> own == Params.NONE ? type.name() + "<" + self + ">" : type.name();
    };
  }

  private String wrapped(Wrapped wrapped) {
    int choice = wrapped.wrapper() % (AROUND_ONE.size() + AROUND_TWO.size() + 2);
    if (choice < AROUND_ONE.size()) {
      return AROUND_ONE.get(choice) + "<" + type(wrapped.first()) + ">";
    }
    if (choice < AROUND_ONE.size() + AROUND_TWO.size()) {
      return AROUND_TWO.get(choice - AROUND_ONE.size())
          + ("<" + type(wrapped.first()) + ", " + type(wrapped.second()) + ">");
    }
    return type(wrapped.first()) + "[]";
  }

  private String reference(ClassPlan type, Ref ref) {
    if (type.params() == Params.NONE || ref.form() % 10 == 9) {
      return type.name();
    }
    String arguments =
        switch (type.params()) {
          case TWO ->
              arguments(
                  argument(ref.arguments().get(0), ref.form()),
                  argument(ref.arguments().get(1), ref.form() / 5));
          case TEMPORAL_BOUND -> temporalArgument(ref);
          case CLASS_BOUND -> ref.form() % 2 == 0 ? "?" : type.bound().orElseThrow().name();
          case RECURSIVE -> "?";
          default -> argument(ref.arguments().get(0), ref.form());
        };
    return type.layout() == Layout.INNER
        ? type.holder() + "<" + arguments + ">." + type.simpleName()
        : type.name() + "<" + arguments + ">";
  }

  /** A variable named twice is among the limits of the check. */
  private String arguments(String first, String second) {
    boolean repeats = variables.stream().anyMatch(v -> names(v, first) && names(v, second));
    return first + ", " + (repeats ? "String" : second);
  }

  private static boolean names(String variable, String type) {
    return Pattern.compile("\\b" + variable + "\\b").matcher(type).find();
  }

  private String argument(TypeModel type, int form) {
    String named = type(type);
    boolean isPlain = named.matches("[\\w.]+") && !named.equals("Object");
    return switch (form % 10) {
      case 5 -> "?";
      case 6, 7 -> isPlain ? "? extends " + named : named;
      case 8 -> isPlain ? "? super " + named : named;
      default -> named;
    };
  }

  /** Without wildcards, raw types and arrays, which nobody writes there. */
  String headerArgument(TypeModel type) {
    if (type instanceof Wrapped wrapped) {
      return "List<" + headerArgument(wrapped.first()) + ">";
    }
    if (!(type instanceof Ref ref)) {
      return type(type).replace("int[]", "Integer");
    }
    return GraphPlan.choose(classes, ref.pick())
        .filter(named -> named.params() == Params.NONE || named.params() == Params.ONE)
        .filter(named -> named.layout() != Layout.INNER)
        .map(
            named ->
                named.params() == Params.NONE
                    ? named.name()
                    : named.name() + "<" + headerArgument(ref.arguments().get(0)) + ">")
        .orElse("String");
  }

  private String temporalArgument(Ref ref) {
    String temporal = temporal(ref.arguments().get(0));
    return switch (ref.form() % 5) {
      case 0, 1 -> temporal;
      case 2 -> "?";
      case 3 -> "? extends " + temporal;
      default -> "? super Instant";
    };
  }

  private static String temporal(TypeModel type) {
    return pick(TEMPORAL, type instanceof Costly costly ? costly.pick() : 0);
  }

  private static String pick(List<String> choices, int number) {
    return choices.get(number % choices.size());
  }
}
