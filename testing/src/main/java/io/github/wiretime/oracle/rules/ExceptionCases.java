package io.github.wiretime.oracle.rules;

import io.github.wiretime.oracle.WireCase;
import java.util.stream.Stream;

/** Exceptions, declared by a service or a field. */
final class ExceptionCases {
  private ExceptionCases() {}

  static Stream<WireCase> all() {
    return Stream.of(
        WireCase.of(
            "exceptions travel by their fields",
            """
            interface Api { void put() throws Refused, IOException; }
            class Refused extends Exception { LocalDate until; Hint hint; transient Year year; }
            class Banned extends Refused { Instant since; }
            class Hint implements Serializable { Duration wait; }
            """,
            "Refused#until java.time.LocalDate",
            "Banned#since java.time.Instant",
            "Hint#wait java.time.Duration"),
        WireCase.of(
            "an exception that is an iterator as well",
            """
            interface Api { Chain chain(); }
            class Chain extends Exception implements Iterator<Item> {
              LocalDate at;
              public boolean hasNext() { return false; }
              public Item next() { return null; }
            }
            class Item implements Serializable { MonthDay no; }
            """,
            "Chain#at java.time.LocalDate"));
  }
}
