package io.github.wiretime.oracle.rules;

import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.oracle.WireCase;
import java.util.stream.Stream;

/** Classes of one's own below types of the JDK whose objects are written as one value. */
final class ValueCases {
  private ValueCases() {}

  static WireCase stream() {
    return WireCase.of(
        "an input stream",
        """
        interface Api { Bytes bytes(); }
        class Bytes extends InputStream implements Serializable {
          Duration no;
          public int read() { return -1; }
        }
        """);
  }

  static WireCase iterator() {
    return WireCase.of(
        "an iterator",
        """
        interface Api { Items items(); }
        class Items implements Iterator<String>, Serializable {
          LocalDate no;
          public boolean hasNext() { return false; }
          public String next() { return null; }
        }
        """);
  }

  static Stream<WireCase> calendars() {
    return Stream.of(
        WireCase.of(
            "a calendar of one's own is its time",
            """
            interface Api { Due due(); Shared shared(); }
            class Due extends GregorianCalendar { LocalDate no; Form form; }
            class Form implements Serializable { Instant no; }
            abstract class Shared extends GregorianCalendar { Period no; }
            """),
        WireCase.of(
                "a calendar that is replaced",
                """
            interface Api { Replaced replaced(); Kept kept(); }
            class Replaced extends GregorianCalendar {
              LocalTime no; transient Slip slip;
              private Object writeReplace() { return slip; }
            }
            class Slip implements Serializable { Year year; }
            class Kept extends GregorianCalendar { Instant at; Object writeReplace() { return this; } }
            """,
                "Slip#year java.time.Year",
                "Kept#at java.time.Instant")
            .butInSofa3());
  }

  static WireCase enumeration() {
    return WireCase.of(
        "an enumeration",
        """
        interface Api { Rows rows(); }
        class Rows implements Enumeration<String>, Serializable {
          LocalTime no;
          public boolean hasMoreElements() { return false; }
          public String nextElement() { return null; }
        }
        """);
  }

  static WireCase annotation() {
    return WireCase.of(
            "an annotation",
            """
        interface Api { Noted noted(); }
        @interface Note { }
        class Noted implements Note, Serializable {
          LocalDate no;
          public Class<? extends java.lang.annotation.Annotation> annotationType() { return Note.class; }
        }
        """)
        .butIn(HessianLite.LITE_3_2, "Noted#no java.time.LocalDate")
        .butInSofa3("Noted#no java.time.LocalDate");
  }

  static WireCase bitSet() {
    return WireCase.of(
            "a set of bits",
            """
        interface Api { Bits bits(); }
        class Bits extends BitSet { Year no; public Bits() { } }
        """)
        .butInSofa3("Bits#no java.time.Year");
  }
}
