package io.github.wiretime.arrival.shapes;

import io.github.wiretime.arrival.ArrivalCase;
import io.github.wiretime.arrival.Outcome;
import io.github.wiretime.checker.options.HessianLite;
import java.util.stream.Stream;

/** What is not {@code Serializable}, and classes of the JDK. */
final class NotSerializableCases {
  private NotSerializableCases() {}

  static Stream<ArrivalCase> all() {
    return Stream.of(
        ArrivalCase.of(
                "returned",
                """
            interface Api { Dto get(); }
            class Dto { String name; }
            """)
            .butEverywhere("Api#get()", Outcome.FAILS_WRITING),
        ArrivalCase.of(
                "in a field, a list, an array and a map",
                """
            interface Api { Dto get(); }
            class Line { String name; }
            class Dto implements Serializable { Line line; List<Line> lines; Line[] array; Map<String, Line> map; String text; }
            """)
            .butEverywhere("Dto#array", Outcome.FAILS_WRITING)
            .butEverywhere("Dto#line", Outcome.FAILS_WRITING)
            .butEverywhere("Dto#lines", Outcome.FAILS_WRITING)
            .butEverywhere("Dto#map", Outcome.FAILS_WRITING),
        ArrivalCase.of(
            "superclass",
            """
            interface Api { Dto get(); }
            class Base { String name; Base(String name) { this.name = name; } }
            class Dto extends Base implements Serializable { String text; Dto(String text) { super(text); } }
            """),
        ArrivalCase.of(
            "by an interface, enum, exception, Externalizable",
            """
            interface Api { Dto get(); }
            interface Thing extends Serializable { }
            class Line implements Thing { String name; }
            enum Kind { A, B }
            class Trouble extends Exception { String more; }
            class Own implements Externalizable {
              String name;
              @Override public void writeExternal(ObjectOutput out) { }
              @Override public void readExternal(ObjectInput in) { }
            }
            class Dto implements Serializable { Line line; Kind kind; Trouble trouble; Own own; }
            """),
        ArrivalCase.of(
            "zones in a list, a map and a result",
            """
            interface Api { Dto get(); TimeZone zone(); }
            class Dto implements Serializable { List<TimeZone> list; Map<String, TimeZone> map; String text; }
            """),
        ArrivalCase.of(
                "classes of the JDK",
                """
            interface Api { Dto get(); }
            class Dto implements Serializable {
              Optional<String> optional; OptionalInt optionalInt; java.nio.file.Path path; List<Optional<String>> list; String text;
            }
            """)
            .butEverywhere("Dto#list", Outcome.FAILS_WRITING)
            .butEverywhere("Dto#optional", Outcome.FAILS_WRITING)
            .butEverywhere("Dto#optionalInt", Outcome.FAILS_WRITING)
            .butEverywhere("Dto#path", Outcome.FAILS_WRITING),
        ArrivalCase.of(
                "Optional in generic classes",
                """
            interface Api { Result<Optional<String>> get(); Own own(); Tag<Optional<String>> tag(); }
            class Result<T> implements Serializable { T data; }
            class Own extends Result<Optional<String>> { String text; }
            class Tag<T> implements Serializable { String name; }
            """)
            .butEverywhere("Api#get()", Outcome.FAILS_WRITING)
            .butEverywhere("Own#<extends>", Outcome.FAILS_WRITING),
        ArrivalCase.of(
                "streams",
                """
            interface Api { Dto get(); Many many(); }
            class Dto implements Serializable { String before; ByteArrayInputStream stream; String after; }
            class Many implements Serializable { List<InputStream> streams; Map<String, ByteArrayInputStream> map; Class<? extends InputStream> type; }
            """)
            .butEverywhere("Dto#stream", Outcome.FAILS_READING)
            .butEverywhere("Many#map", Outcome.OTHER_CLASS)
            .butEverywhere("Many#streams", Outcome.OTHER_CLASS),
        ArrivalCase.of(
                "streams in generic classes",
                """
            interface Api { Result<InputStream> get(); Own own(); Files files(); }
            class Result<T> implements Serializable { T data; }
            class Own extends Result<ByteArrayInputStream> { String text; }
            class Files implements Serializable { Result<InputStream> result; }
            """)
            .butEverywhere("Api#get()", Outcome.OTHER_CLASS)
            .butEverywhere("Files#result", Outcome.OTHER_CLASS)
            .butEverywhere("Own#<extends>", Outcome.OTHER_CLASS),
        ArrivalCase.of(
                "streams of other classes",
                """
            interface Api { Dto get(); }
            class Own extends ByteArrayInputStream { Own() { super(new byte[] {1}); } }
            class Dto implements Serializable {
              BufferedInputStream buffered; Own own; String text;
              static Dto given() { Dto dto = new Dto(); dto.buffered = new BufferedInputStream(new Own()); dto.own = new Own(); return dto; }
            }
            """)
            .butEverywhere("Dto#buffered", Outcome.FAILS_READING)
            .butEverywhere("Dto#own", Outcome.FAILS_READING),
        ArrivalCase.of(
            "a null of such a type",
            """
            interface Api { Dto get(); }
            class Line { String name; }
            class Dto implements Serializable { Line line; Optional<String> optional; InputStream stream; String text = "text"; static Dto given() { return new Dto(); } }
            """),
        ArrivalCase.of(
            "classes of the JDK that arrive",
            """
            interface Api { Dto get(); }
            class Dto implements Serializable {
              Currency currency; BigDecimal decimal; BigInteger integer; File file; Class<?> type; TimeZone zone;
              AtomicInteger atomicInteger; AtomicLong atomicLong; AtomicReference<String> reference; StringBuilder builder;
              Exception exception; Throwable throwable; Void nothing;
            }
            """),
        ArrivalCase.of(
                "classes of the JDK that do not arrive everywhere",
                """
            interface Api { Dto get(); }
            class Dto implements Serializable { Locale locale; BitSet bits; Calendar calendar; GregorianCalendar gregorian; }
            """)
            .butWithSofa("Dto#bits", Outcome.LOST)
            .but("Dto#calendar", Outcome.LOST, HessianLite.LITE_3_2, HessianLite.SOFA_3_5)
            .butWithUnsafe("Dto#calendar", Outcome.OTHER_CLASS)
            .but("Dto#calendar", Outcome.FAILS_READING, HessianLite.SOFA_3)
            .butWithReflection("Dto#gregorian", Outcome.LOST)
            .butWithUnsafe("Dto#gregorian", Outcome.OTHER_CLASS)
            .but("Dto#locale", Outcome.FAILS_READING, HessianLite.SOFA_3),
        ArrivalCase.of(
                "a locale with a script",
                """
            interface Api { Dto get(); }
            class Dto implements Serializable {
              Locale locale;
              static Dto given() { Dto dto = new Dto(); dto.locale = Locale.forLanguageTag("zh-Hans-CN"); return dto; }
            }
            """)
            .but(
                "Dto#locale",
                Outcome.LOST,
                HessianLite.LITE_3_2,
                HessianLite.LITE_4_0_3,
                HessianLite.LITE_4_0_4,
                HessianLite.SOFA_3_5)
            .but("Dto#locale", Outcome.FAILS_READING, HessianLite.SOFA_3),
        ArrivalCase.of(
                "classes of the JDK whose packages are not open, and an open one, with references behind them",
                """
            interface Api { Dto get(); }
            class Dto implements Serializable {
              java.net.URL url; java.net.URI uri; java.net.InetAddress address; java.util.regex.Pattern pattern; LongAdder adder;
            }
            """)
            .but("Dto#uri", Outcome.OTHER_CLASS, HessianLite.LITE_4_0_3, HessianLite.LITE_4_0_4)
            .but("Dto#address", Outcome.OTHER_CLASS, HessianLite.LITE_4_0_3, HessianLite.LITE_4_0_4)
            .but("Dto#adder", Outcome.OTHER_CLASS, HessianLite.LITE_4_0_3, HessianLite.LITE_4_0_4)
            .but("Dto#url", Outcome.FAILS_WRITING, HessianLite.LITE_3_2)
            .but("Dto#url", Outcome.FAILS_READING, HessianLite.LITE_4_0_3, HessianLite.LITE_4_0_4)
            .butWithSofa("Dto#url", Outcome.FAILS_WRITING)
            .but("Dto#uri", Outcome.FAILS_WRITING, HessianLite.LITE_3_2)
            .butWithSofa("Dto#uri", Outcome.FAILS_WRITING)
            .but("Dto#pattern", Outcome.FAILS_WRITING, HessianLite.LITE_3_2)
            .butWithSofa("Dto#pattern", Outcome.FAILS_WRITING)
            .butWithReflection("Dto#address", Outcome.FAILS_WRITING)
            .butWithReflection("Dto#adder", Outcome.LOST),
        ArrivalCase.of(
                "classes of the JDK whose objects are counted wrongly, so that references behind them go astray",
                """
            interface Api { Ids ids(); Days days(); Plain plain(); }
            class Ids implements Serializable { UUID id; String text; }
            class Days implements Serializable { Calendar day; String text; }
            class Plain implements Serializable { Date day; BigDecimal decimal; String text; }
            """)
            .but("Days#day", Outcome.LOST, HessianLite.LITE_3_2, HessianLite.SOFA_3_5)
            .butWithUnsafe("Days#day", Outcome.OTHER_CLASS)
            .but("Days#day", Outcome.FAILS_READING, HessianLite.SOFA_3)
            .but("Ids#id", Outcome.FAILS_READING, HessianLite.LITE_3_2),
        ArrivalCase.of(
                "the same deep inside",
                """
            interface Api { Result<List<Order>> get(); }
            class Result<T> implements Serializable { T data; }
            class Order implements Serializable { Id id; String text; }
            class Id implements Serializable { UUID value; }
            """)
            .but("Id#value", Outcome.OTHER_CLASS, HessianLite.LITE_3_2));
  }
}
