package io.github.wiretime.scan.compare;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.io.Resources;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * What {@link ChangePairs} puts together: changes, places and services.
 *
 * @param changes of the classes of a value
 * @param values each of which may become any other one
 */
record ChangeTemplates(
    ImmutableList<Change> changes,
    ImmutableList<Value> values,
    ImmutableList<Place> places,
    ImmutableList<Service> services) {

  /** A value of a type, what a consumer shows of it, and what that is if it arrives. */
  record Value(String type, String made, String shown, String text) {

    static Value parse(String line) {
      List<String> words = words(line);
      return new Value(words.get(0), words.get(1), words.get(2), words.get(3));
    }

    /**
     * {@code $T} is the type, {@code $B} the same as an argument, {@code $E} its class, {@code $C}
     * the one of the argument, {@code $V} a value.
     */
    String fill(String template) {
      return template
          .replace("$T", type)
          .replace("$B", boxed())
          .replace("$E", raw(type))
          .replace("$C", raw(boxed()))
          .replace("$V", "(" + made + ")");
    }

    String boxed() {
      return switch (type) {
        case "int" -> "Integer";
        case "char" -> "Character";
        case "boolean", "byte", "short", "long", "float", "double" ->
            Character.toUpperCase(type.charAt(0)) + type.substring(1);
        default -> type;
      };
    }

    private static String raw(String type) {
      return type.replaceAll("<.*>", "");
    }
  }

  record Change(
      String name,
      Value before,
      Value after,
      ImmutableList<String> oldTypes,
      ImmutableList<String> newTypes) {

    static Change ofValues(Value before, Value after) {
      return new Change(
          before.type + " -> " + after.type, before, after, ImmutableList.of(), ImmutableList.of());
    }

    private static Change parse(List<String> lines) {
      ImmutableList<String> types = ImmutableList.copyOf(lines.subList(3, lines.size()));
      return new Change(
          lines.get(0),
          Value.parse(lines.get(1)),
          Value.parse(lines.get(2)),
          without("new ", types),
          without("old ", types));
    }

    private static ImmutableList<String> without(String build, ImmutableList<String> types) {
      return types.stream()
          .filter(type -> !type.startsWith(build))
          .map(type -> type.substring(type.indexOf(' ') + 1))
          .collect(toImmutableList());
    }
  }

  /**
   * Where a value is sent.
   *
   * @param kind places of one kind may become each other
   * @param whole the type of what is sent
   * @param made the statements that return it
   * @param taken the expression that takes the value out
   */
  record Place(String kind, String whole, String made, String taken, ImmutableList<String> types) {

    /** Whether it is a place where real code has such values, and Hessian reads them. */
    boolean fits(Change change) {
      return fits(change.before) && fits(change.after);
    }

    private boolean fits(Value value) {
      boolean isGeneric = value.type.contains("<");
      boolean isArray = types.toString().contains("$T[");
      return switch (kind) {
        case "keys", "sorted" -> !value.boxed().equals("Boolean"); // SOFA fails if it is true
        case "list of arrays" -> !isGeneric;
        case "elements of a result" -> !(isGeneric && whole.contains("$T[")); // nor in a future
        default -> !(isArray && value.type.startsWith("EnumSet"));
      };
    }

    private static Place parse(List<String> lines) {
      List<String> words = words(lines.get(0));
      return new Place(words.get(0), words.get(1), words.get(2), words.get(3), rest(lines));
    }
  }

  /**
   * How the whole is sent.
   *
   * @param kind services of one kind may become each other
   * @param call the expression of a consumer that gets it, or that sends it
   * @param provided the members of the provider
   */
  record Service(String kind, String call, String provided, ImmutableList<String> types) {

    private static Service parse(List<String> lines) {
      List<String> words = words(lines.get(0));
      return new Service(words.get(0), words.get(1), words.get(2), rest(lines));
    }

    boolean isOfParameter() {
      return kind.equals("parameter");
    }
  }

  static ChangeTemplates load() {
    return new ChangeTemplates(
        parts("changes.txt", Change::parse),
        parts("values.txt", lines -> Value.parse(lines.get(0))),
        parts("places.txt", Place::parse),
        parts("services.txt", Service::parse));
  }

  private static <T> ImmutableList<T> parts(String name, Function<List<String>, T> parse) {
    try {
      return Splitter.on(Pattern.compile("\n\n+"))
          .trimResults()
          .splitToStream(
              Resources.toString(
                  Resources.getResource(ChangeTemplates.class, name), StandardCharsets.UTF_8))
          .filter(part -> !part.startsWith("#"))
          .map(part -> parse.apply(part.lines().toList()))
          .collect(toImmutableList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static ImmutableList<String> rest(List<String> lines) {
    return ImmutableList.copyOf(lines.subList(1, lines.size()));
  }

  private static List<String> words(String line) {
    return Splitter.on(" | ").trimResults().splitToList(line);
  }
}
