package io.github.wiretime.arrival.shapes;

import io.github.wiretime.arrival.ArrivalCase;
import io.github.wiretime.arrival.Outcome;
import io.github.wiretime.checker.options.HessianLite;
import java.util.stream.Stream;

/** What consumers give to methods. */
final class ParameterCases {
  private ParameterCases() {}

  static Stream<ArrivalCase> all() {
    return Stream.of(
        ArrivalCase.of( // Dubbo remembers names that it did not find; no other case has this one
                "a record",
                """
            interface Api { void put(Parcel parcel); }
            record Parcel(String text, int count) implements Serializable { }
            """)
            .butWithReflection("Api#put(com.acme.Parcel)[0]", Outcome.FAILS_READING),
        ArrivalCase.of(
                "a class whose constructor refuses null",
                """
            interface Api { void put(Order order); void take(Holder holder); }
            class Order implements Serializable { final String id; Order(String id) { this.id = Objects.requireNonNull(id); } static Order given() { return new Order("a"); } }
            class Holder implements Serializable { Order order; String text; }
            """)
            .but("Api#put(com.acme.Order)[0]", Outcome.FAILS_READING, HessianLite.LITE_3_2)
            .but("Holder#order", Outcome.FAILS_READING, HessianLite.LITE_3_2),
        ArrivalCase.of(
                "what is lost in a field",
                """
            interface Api { void put(Dto dto); void take(Result<Short> result); void add(List<Dto> list); void plain(Plain plain); }
            class Dto implements Serializable { transient List<String> cache = new ArrayList<>(); java.sql.Timestamp at; String text; }
            class Result<T> implements Serializable { T data; }
            class Plain implements Serializable { String text; List<Long> numbers; Date day; }
            """)
            .butWithUnsafe("Dto#cache", Outcome.LOST)
            .butEverywhere("Dto#at", Outcome.LOST)
            .butEverywhere("Api#take(com.acme.Result)[0]", Outcome.OTHER_CLASS),
        ArrivalCase.of(
                "a stream, and what is not Serializable",
                """
            interface Api { void put(InputStream stream); void take(Line line); }
            class Line { String text; static Line given() { Line line = new Line(); line.text = "a"; return line; } }
            """)
            .butEverywhere("Api#put(java.io.InputStream)[0]", Outcome.OTHER_CLASS)
            .butEverywhere("Api#take(com.acme.Line)[0]", Outcome.FAILS_WRITING));
  }
}
