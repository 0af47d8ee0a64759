package io.github.wiretime.oracle.rules;

import io.github.wiretime.oracle.WireCase;
import java.util.stream.Stream;

/** The fields of superclasses. */
final class SuperclassCases {
  private SuperclassCases() {}

  static Stream<WireCase> all() {
    return Stream.of(
        WireCase.of(
            "superclass fields, of a class that is not Serializable too",
            """
            interface Api { Order get(); }
            class Base { LocalDate createdAt; transient LocalDate seen; }
            class Middle extends Base implements Serializable { private Instant changedAt; }
            class Order extends Middle { }
            """,
            "Base#createdAt java.time.LocalDate",
            "Middle#changedAt java.time.Instant"),
        WireCase.of(
            "shadowed fields",
            """
            interface Api { Order get(); }
            class Base implements Serializable { LocalDate at; Object kept; }
            class Order extends Base { LocalDateTime at; Instant kept; }
            """,
            "Base#at java.time.LocalDate",
            "Order#at java.time.LocalDateTime",
            "Order#kept java.time.Instant"));
  }
}
