package io.github.wiretime.oracle.rules;

import io.github.wiretime.oracle.WireCase;
import java.util.stream.Stream;

/** Transient and static fields, which are not written. */
final class TransientCases {
  private TransientCases() {}

  static Stream<WireCase> all() {
    return Stream.of(
        WireCase.of(
            "only through a transient or static field is not reached",
            """
            interface Api { Order get(); }
            class Order implements Serializable { transient A a; static B b; Both both; transient Both c; }
            class A implements Serializable { LocalDate day; }
            class B implements Serializable { Instant at; }
            class Both implements Serializable { Year year; }
            """,
            "Both#year java.time.Year"),
        WireCase.of(
            "an argument that only a transient field uses",
            """
            interface Api { Box<LocalDate> get(); }
            class Box<T> implements Serializable { transient T value; static Object last; }
            """));
  }
}
