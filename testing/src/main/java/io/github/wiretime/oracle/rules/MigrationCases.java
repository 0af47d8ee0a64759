package io.github.wiretime.oracle.rules;

import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.oracle.WireCase;
import java.util.stream.Stream;

/** Costly fields on their way to twins: release 1 reads those, release 2 sends them. */
final class MigrationCases {

  private static final String READS =
      """
        private Object readResolve() {
          if (atSeconds != null) { at = Instant.ofEpochSecond(atSeconds, atNanos); atSeconds = null; atNanos = null; }
          return this;
        }
      """;

  private static final String SENDS =
      """
        private Object writeReplace() {
          if (at == null) { return this; }
          Order sent;
          try { sent = (Order) super.clone(); } catch (CloneNotSupportedException e) { throw new AssertionError(e); }
          if (sent.at != null) { sent.atSeconds = sent.at.getEpochSecond(); sent.atNanos = sent.at.getNano(); sent.at = null; }
          return sent;
        }
      """;

  private MigrationCases() {}

  static Stream<WireCase> all() {
    return Stream.of(
        WireCase.of(
            "release 1 of a migration still sends the costly field",
            order("Instant at; Long atSeconds; Integer atNanos; Line line;", READS),
            "Order#at java.time.Instant",
            "Line#day java.time.LocalDate"),
        WireCase.of(
                "release 2 of a migration sends null in the costly field, and all others as before",
                order(
                    "Instant at; Long atSeconds; Integer atNanos; Line line; Year year;",
                    READS,
                    SENDS),
                "Order#year java.time.Year",
                "Line#day java.time.LocalDate")
            .refusedBy(HessianLite.SOFA_3),
        WireCase.of(
                "writeReplace that does not clear the field is no release 2",
                order(
                    "Instant at; Long atSeconds; Integer atNanos;",
                    READS,
                    "private Object writeReplace() { return this; }"),
                "Order#at java.time.Instant")
            .refusedBy(HessianLite.SOFA_3),
        WireCase.of(
                "twins of another type, static or transient ones, and a class that does not read them",
                """
                interface Api { A a(); B b(); C c(); D d(); E e(); }
                abstract class Copied implements Serializable, Cloneable {
                  Object copy() { try { return clone(); } catch (CloneNotSupportedException e) { throw new AssertionError(e); } }
                }
                class A extends Copied {
                  Instant a; long aSeconds; Integer aNanos;
                  private Object readResolve() { return this; }
                  private Object writeReplace() { return this; }
                }
                class B extends Copied {
                  LocalDate b; static Long bEpochDay;
                  private Object readResolve() { return this; }
                  private Object writeReplace() { return this; }
                }
                class C extends Copied {
                  Year c; transient Integer cValue;
                  private Object readResolve() { return this; }
                  private Object writeReplace() { return this; }
                }
                class D extends Copied {
                  YearMonth d; Long dProlepticMonth;
                  private Object writeReplace() { return this; }
                }
                class E extends Copied {
                  Duration e; Long eSeconds;
                  private Object readResolve() { return this; }
                  private Object writeReplace() { return this; }
                }
                """,
                "A#a java.time.Instant",
                "B#b java.time.LocalDate",
                "C#c java.time.Year",
                "D#d java.time.YearMonth",
                "E#e java.time.Duration")
            .refusedBy(HessianLite.SOFA_3),
        WireCase.of(
                "release 2 of a superclass and of a subclass, and a subclass without",
                """
                interface Api { Order order(); }
                class Base implements Serializable, Cloneable {
                  Instant at; Long atSeconds; Integer atNanos; LocalTime time;
                  protected Object readResolve() { return this; }
                  protected Object writeReplace() {
                    if (at == null) { return this; }
                    Base sent;
                    try { sent = (Base) super.clone(); } catch (CloneNotSupportedException e) { throw new AssertionError(e); }
                    if (sent.at != null) { sent.atSeconds = sent.at.getEpochSecond(); sent.atNanos = sent.at.getNano(); sent.at = null; }
                    return sent;
                  }
                }
                class Order extends Base {
                  LocalDate day; Long dayEpochDay; OffsetDateTime more;
                  protected Object readResolve() { super.readResolve(); return this; }
                  protected Object writeReplace() {
                    Order sent = (Order) super.writeReplace();
                    if (day == null) { return sent; }
                    if (sent == this) {
                      try { sent = (Order) super.clone(); } catch (CloneNotSupportedException e) { throw new AssertionError(e); }
                    }
                    if (sent.day != null) { sent.dayEpochDay = sent.day.toEpochDay(); sent.day = null; }
                    return sent;
                  }
                }
                class Fast extends Order { Year year; }
                class Other extends Base { Duration no; }
                """,
                "Base#time java.time.LocalTime",
                "Order#more java.time.OffsetDateTime",
                "Fast#year java.time.Year")
            .refusedBy(HessianLite.SOFA_3));
  }

  private static String order(String fields, String... methods) {
    return """
        interface Api { Order order(); }
        class Line implements Serializable { LocalDate day; }
        class Order implements Serializable, Cloneable {
        """
        + fields
        + String.join("", methods)
        + "}";
  }
}
