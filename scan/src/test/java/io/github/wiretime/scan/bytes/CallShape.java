package io.github.wiretime.scan.bytes;

import com.google.common.collect.ImmutableList;
import java.util.regex.Pattern;

/**
 * A service with one method.
 *
 * @param name what the documentation calls it
 * @param method its signature without the name of the method
 * @param classes what it sends
 */
public record CallShape(String name, String method, String classes) {

  public static final ImmutableList<CallShape> ALL =
      ImmutableList.of(
          new CallShape("no time type", "Dto call(long id)", "class Dto { Color c; String s; }"),
          new CallShape("one field", "Dto call(long id)", "class Dto { LocalDateTime at; }"),
          new CallShape(
              "three fields of one type",
              "Dto call(long id)",
              "class Dto { Instant a; Instant b; Instant c; }"),
          new CallShape(
              "three fields of three types",
              "Dto call(long id)",
              "class Dto { Instant a; Duration b; LocalDateTime c; }"),
          new CallShape(
              "three types with parts in common",
              "Dto call(long id)",
              "class Dto { LocalDate a; LocalDateTime b; OffsetDateTime c; }"),
          new CallShape(
              "list of DTOs",
              "List<Dto> call(long id)",
              "class Dto { long id; LocalDateTime at; LocalDate day; }"),
          new CallShape(
              "list in a list",
              "List<Dto> call(long id)",
              "class Dto { Instant at; List<Item> items; } class Item { LocalDate day; }"),
          new CallShape("map", "Map<String, Dto> call(long id)", "class Dto { ZonedDateTime at; }"),
          new CallShape("array", "Instant[] call(long[] ids)", ""),
          new CallShape(
              "inherited field",
              "Dto call(long id)",
              "class Base { LocalDateTime at; } class Dto extends Base { String s; Instant b; }"),
          new CallShape(
              "`Result<Page<Order>>`",
              "Result<Page<Order>> call(long id)",
              """
              class Result<T> { int code; T data; } class Page<T> { int total; List<T> items; }
              class Order { String s; LocalDateTime created; LocalDateTime paid; }"""),
          new CallShape(
              "DTO and time as parameters",
              "Dto call(Query query, Instant since, List<LocalDate> days)",
              "class Query { LocalDate from; LocalDate to; } class Dto { LocalDateTime at; }"),
          new CallShape(
              "subclasses, all of the largest",
              "List<Event> call(long id)",
              """
              abstract class Event { Instant at; } class EventSmall extends Event { String s; }
              class EventLarge extends Event { LocalDateTime due; }"""),
          new CallShape(
              "pair of one type",
              "Pair<LocalTime> call(long id)",
              "class Pair<T> { T first; T second; }"));

  private static final String HEAD = "package app; import java.time.*; import java.util.*;\n";
  private static final Pattern CLASS = Pattern.compile("\\bclass (\\w+(?:<T>)?(?: extends \\w+)?)");
  private static final Pattern TIME =
      Pattern.compile("\\b(Instant|Duration|\\w+DateTime|Local(?:Date|Time))\\b");

  /** Its place in the list. */
  int number() {
    return ALL.indexOf(this);
  }

  /** A file with everything. */
  public String source() {
    return HEAD
        + "public interface ShapeService { "
        + method
        + "; enum Color { RED }\n"
        + CLASS.matcher(classes).replaceAll("class $1 implements java.io.Serializable")
        + " }";
  }

  /** The same with {@code Date} in place of each time type. */
  String sourceWithDate() {
    return TIME.matcher(source()).replaceAll("Date");
  }
}
