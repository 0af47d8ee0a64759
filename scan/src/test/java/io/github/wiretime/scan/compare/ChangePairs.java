package io.github.wiretime.scan.compare;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.io.Resources;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Makes pairs of programs: a change of {@code changes.txt} at a place of {@code places.txt}, in a
 * result or in a parameter. In some of them the place changes as well: a list becomes an array.
 */
final class ChangePairs {

  /** A value of a type, what a consumer shows of it, and what that is if it arrives. */
  private record Value(String type, String made, String shown, String text) {

    static Value parse(String line) {
      List<String> words = Splitter.on(" | ").trimResults().splitToList(line);
      return new Value(words.get(0), words.get(1), words.get(2), words.get(3));
    }
  }

  private record Change(
      String name, Value before, Value after, List<String> oldTypes, List<String> newTypes) {}

  /**
   * Where a value is sent.
   *
   * @param kind places of one kind may become each other
   * @param whole the type of the result
   * @param made the statements that return it
   * @param taken the expression that takes the value out
   */
  private record Place(String kind, String whole, String made, String taken, List<String> types) {}

  private static final Pattern NAME = Pattern.compile("(?:class|interface|record|enum) (\\w+)");
  private static final String IMPORTS =
      """
      import java.io.*; import java.math.*; import java.time.*; import java.util.*;
      import java.util.concurrent.*; import java.util.concurrent.atomic.*;
      """;

  private final List<Change> changes = new ArrayList<>();
  private final List<Value> values = new ArrayList<>();
  private final List<Place> places = new ArrayList<>();
  private final Random random;

  ChangePairs(long seed) {
    random = new Random(seed);
    for (String part : parts("changes.txt")) {
      addChange(part);
    }
    for (String part : parts("places.txt")) {
      List<String> lines = part.lines().toList();
      List<String> words = Splitter.on(" | ").trimResults().splitToList(lines.get(0));
      places.add(
          new Place(
              words.get(0),
              words.get(1),
              words.get(2),
              words.get(3),
              lines.subList(1, lines.size())));
    }
  }

  private static ImmutableList<String> parts(String name) {
    try {
      return Splitter.on(Pattern.compile("\n\n+"))
          .trimResults()
          .splitToStream(
              Resources.toString(
                  Resources.getResource(ChangePairs.class, name), StandardCharsets.UTF_8))
          .filter(part -> !part.startsWith("#"))
          .collect(toImmutableList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void addChange(String part) {
    List<String> lines = part.lines().toList();
    if (lines.get(0).equals("values")) {
      lines.stream().skip(1).map(Value::parse).forEach(values::add);
      return;
    }
    List<String> oldTypes = new ArrayList<>();
    List<String> newTypes = new ArrayList<>();
    for (String line : lines.subList(3, lines.size())) {
      String type = line.substring(line.indexOf(' ') + 1);
      if (!line.startsWith("new ")) {
        oldTypes.add(type);
      }
      if (!line.startsWith("old ")) {
        newTypes.add(type);
      }
    }
    changes.add(
        new Change(
            lines.get(0),
            Value.parse(lines.get(1)),
            Value.parse(lines.get(2)),
            oldTypes,
            newTypes));
  }

  /** The next pairs, numbered from a number on. */
  ImmutableList<BreakingCase> next(int first, int count) {
    ImmutableList.Builder<BreakingCase> cases = ImmutableList.builder();
    for (int i = first; i < first + count; i++) {
      cases.add(next("g" + i));
    }
    return cases.build();
  }

  private BreakingCase next(String id) {
    Change change = random.nextInt(4) == 0 ? ofValues() : any(changes);
    Place before = any(places);
    Place after =
        random.nextInt(4) > 0
            ? before
            : any(places.stream().filter(each -> each.kind.equals(before.kind)).toList());
    boolean isOfParameter = random.nextInt(3) == 0;
    return new BreakingCase(
        id,
        change.name
            + (isOfParameter ? " as a parameter " : " ")
            + before.whole
            + " "
            + before.types
            + (before.equals(after) ? "" : " -> " + after.whole + " " + after.types),
        sources(id, before, change.before, change.oldTypes, isOfParameter),
        sources(id, after, change.after, change.newTypes, isOfParameter),
        isOfParameter ? change.after.text : change.before.text,
        isOfParameter ? change.before.text : change.after.text,
        isOfParameter);
  }

  private Change ofValues() {
    Value before = any(values);
    Value after = any(values);
    return new Change(before.type + " -> " + after.type, before, after, List.of(), List.of());
  }

  private <T> T any(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }

  private static Map<String, String> sources(
      String id, Place place, Value value, List<String> types, boolean isOfParameter) {
    Map<String, String> sources = new LinkedHashMap<>();
    types.forEach(type -> add(sources, id, type));
    place.types.forEach(type -> add(sources, id, filled(type, value)));
    String whole = filled(place.whole, value);
    String make = "%s made() throws Exception { %s }".formatted(whole, filled(place.made, value));
    String show =
        """
        static String show(%s whole) throws Exception {
          %s v = %s; return %s;
        }
        """
            .formatted(
                whole,
                value.type,
                filled(place.taken, value).replace("$$", "whole"),
                isPrimitive(value.type)
                    ? "String.valueOf(" + value.shown + ")"
                    : "v == null ? \"null\" : String.valueOf(" + value.shown + ")");
    String members =
        "public class %s { " + "@SuppressWarnings(\"unchecked\") static " + make + show + "%s }";
    if (isOfParameter) {
      add(
          sources,
          id,
          "public interface Svc { String put(" + whole + " whole) throws Exception; }");
      add(
          sources,
          id,
          members.formatted(
              "Impl implements Svc",
              "public String put(" + whole + " whole) throws Exception { return show(whole); }"));
      add(
          sources,
          id,
          members.formatted(
              "Call",
              "public static String call(Object s) throws Exception { return ((Svc) s).put(made()); }"));
    } else {
      add(sources, id, "public interface Svc { " + whole + " get() throws Exception; }");
      add(
          sources,
          id,
          members.formatted(
              "Impl implements Svc",
              "public " + whole + " get() throws Exception { return made(); }"));
      add(
          sources,
          id,
          members.formatted(
              "Call",
              "public static String call(Object s) throws Exception { return show(((Svc) s).get()); }"));
    }
    return sources;
  }

  private static boolean isPrimitive(String type) {
    return type.indexOf('[') < 0 && Character.isLowerCase(type.charAt(0)) && type.indexOf('.') < 0;
  }

  /**
   * {@code $T} is the type, {@code $B} the same as an argument, {@code $E} its class, {@code $V} a
   * value.
   */
  private static String filled(String template, Value value) {
    String boxed =
        switch (value.type) {
          case "int" -> "Integer";
          case "char" -> "Character";
          default ->
              isPrimitive(value.type)
                  ? Character.toUpperCase(value.type.charAt(0)) + value.type.substring(1)
                  : value.type;
        };
    return template
        .replace("$T", value.type)
        .replace("$B", boxed)
        .replace("$E", value.type.replaceAll("<.*>", ""))
        .replace("$V", "(" + value.made + ")");
  }

  private static void add(Map<String, String> sources, String id, String type) {
    String inside = "";
    String source = type;
    if (type.startsWith("in ")) { // another package
      inside = type.substring(3, type.indexOf(' ', 3)) + "/";
      source = "import com.acme." + id + ".*; " + type.substring(type.indexOf(' ', 3));
    }
    Matcher name = NAME.matcher(source);
    if (!name.find()) {
      throw new IllegalArgumentException(type);
    }
    sources.putIfAbsent(inside + name.group(1), IMPORTS + source.replace("$ID", id) + "\n");
  }
}
