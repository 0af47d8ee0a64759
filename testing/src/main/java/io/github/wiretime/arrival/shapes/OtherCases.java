package io.github.wiretime.arrival.shapes;

import io.github.wiretime.arrival.ArrivalCase;
import io.github.wiretime.arrival.Outcome;
import io.github.wiretime.checker.options.HessianLite;
import java.util.stream.Stream;

/** Constructors, arrays, interfaces, replacements and exceptions. */
final class OtherCases {
  private static final HessianLite[] LITE = {
    HessianLite.LITE_3_2, HessianLite.LITE_4_0_3, HessianLite.LITE_4_0_4
  };

  private OtherCases() {}

  static Stream<ArrivalCase> all() {
    return Stream.of(
        ArrivalCase.of(
                "constructors without use for null",
                """
            interface Api { Dto get(); }
            class Line implements Serializable { String name; int count; Line(String name, int count) { this.name = name.trim(); this.count = count; } }
            class Refusing implements Serializable { String name; Refusing() { throw new IllegalStateException(); } Refusing(String name) { this.name = name; } static Refusing given() { return new Refusing("x"); } }
            class Private implements Serializable { String name; private Private() { } }
            class Nested implements Serializable { String name; private Nested(String name) { this.name = name; } }
            class Dto implements Serializable { Line line; Refusing refusing; Private none; Nested nested; }
            """)
            .but("Dto#line", Outcome.FAILS_READING, HessianLite.LITE_3_2)
            .but("Dto#refusing", Outcome.FAILS_READING, HessianLite.LITE_3_2),
        ArrivalCase.of(
                "constructors that parse, choose, loop, divide, set and throw on",
                """
            interface Api { Dto get(); }
            enum Kind { A, B; static Kind of(int code) { for (Kind each : values()) { if (each.ordinal() == code) { return each; } } throw new IllegalArgumentException(); } }
            class Parsed implements Serializable { UUID id; Parsed(String id) { this.id = UUID.fromString(id); } static Parsed given() { return new Parsed("00000000-0000-0000-0000-000000000001"); } }
            class Chosen implements Serializable { String a; Chosen(Kind kind) { switch (kind) { case A: a = "a"; break; default: a = ""; } } static Chosen given() { return new Chosen(Kind.A); } }
            class Coded implements Serializable { String a; Coded(int code) { switch (code) { case 1: a = "a"; break; default: throw new IllegalArgumentException(); } } static Coded given() { return new Coded(1); } }
            class Counted implements Serializable { int n; Counted(List<String> all) { for (int i = 0; i < all.size(); i++) { n++; } } static Counted given() { return new Counted(List.of("a")); } }
            class Divided implements Serializable { int n; Divided(int n) { this.n = 100 / n; } static Divided given() { return new Divided(5); } }
            class Rethrown implements Serializable { int n; Rethrown(String n) { try { this.n = Integer.parseInt(n); } catch (NumberFormatException e) { throw new IllegalArgumentException(e); } } static Rethrown given() { return new Rethrown("5"); } }
            class Base implements Serializable { String a; void setA(String a) { this.a = Objects.requireNonNull(a); } }
            class Setting extends Base { Setting(String a) { setA(a); } static Setting given() { return new Setting("a"); } }
            class Overridden extends Base { Overridden(String a) { setA(a); } @Override void setA(String a) { this.a = a; } static Overridden given() { return new Overridden("a"); } }
            class Found implements Serializable { Kind kind; Found(int code) { kind = Kind.of(code); } static Found given() { return new Found(1); } }
            class Dto implements Serializable { Parsed parsed; Chosen chosen; Coded coded; Counted counted; Divided divided; Rethrown rethrown; Setting setting; Overridden overridden; Found found; }
            """)
            .but("Dto#parsed", Outcome.FAILS_READING, HessianLite.LITE_3_2)
            .but("Dto#chosen", Outcome.FAILS_READING, HessianLite.LITE_3_2)
            .but("Dto#coded", Outcome.FAILS_READING, HessianLite.LITE_3_2)
            .but("Dto#counted", Outcome.FAILS_READING, HessianLite.LITE_3_2)
            .but("Dto#divided", Outcome.FAILS_READING, HessianLite.LITE_3_2)
            .but("Dto#rethrown", Outcome.FAILS_READING, HessianLite.LITE_3_2)
            .but("Dto#setting", Outcome.FAILS_READING, HessianLite.LITE_3_2),
        ArrivalCase.of(
                "constructors that ask last, enter a loop, match, decode and sort",
                """
            interface Api { Dto get(); }
            class Asked implements Serializable { String a; Asked(String a) { if ("".equals(a) || a == null) { throw new IllegalArgumentException(); } this.a = a; } static Asked given() { return new Asked("a"); } }
            class Entered implements Serializable { String a; Entered(String a) { do { a = a.trim(); } while (a.startsWith("-")); this.a = a; } static Entered given() { return new Entered("a"); } }
            class Matched implements Serializable { static final java.util.regex.Pattern FORM = java.util.regex.Pattern.compile("."); String a; Matched(String a) { if (!FORM.matcher(a).matches()) { throw new IllegalArgumentException(); } this.a = a; } static Matched given() { return new Matched("a"); } }
            class Decoded implements Serializable { String a; Decoded(byte[] a) { this.a = new String(a, java.nio.charset.StandardCharsets.UTF_8); } static Decoded given() { return new Decoded(new byte[] {65}); } }
            class Sorted implements Serializable { Collection<String> a; Sorted(Collection<String> a) { this.a = new TreeSet<>(a); } static Sorted given() { return new Sorted(List.of()); } }
            class Ordered implements Serializable { String a; Ordered(Comparator<String> order) { a = "" + new TreeSet<>(order).size(); } static Ordered given() { return new Ordered(null); } }
            class Left implements Serializable { String a; Left(String a) { do { if (a == null) { break; } a = a.trim(); } while (a.startsWith("-")); this.a = a; } static Left given() { return new Left("a"); } }
            class Dto implements Serializable { Asked asked; Entered entered; Matched matched; Decoded decoded; Sorted sorted; Ordered ordered; Left left; }
            """)
            .but("Dto#asked", Outcome.FAILS_READING, HessianLite.LITE_3_2)
            .but("Dto#decoded", Outcome.FAILS_READING, HessianLite.LITE_3_2)
            .but("Dto#entered", Outcome.FAILS_READING, HessianLite.LITE_3_2)
            .but("Dto#matched", Outcome.FAILS_READING, HessianLite.LITE_3_2)
            .but("Dto#sorted", Outcome.FAILS_READING, HessianLite.LITE_3_2),
        ArrivalCase.of(
                "classes of the JDK whose constructors refuse null",
                """
            interface Api { Dto get(); AbstractMap.SimpleEntry<String, Long> entry(); }
            class Dto implements Serializable {
              AbstractMap.SimpleEntry<String, Long> entry; AbstractMap.SimpleImmutableEntry<String, Long> fixed; List<AbstractMap.SimpleEntry<String, Long>> entries; MathContext context; SimpleTimeZone zone; RoundingMode mode;
              static Dto given() {
                Dto dto = new Dto(); dto.entry = new AbstractMap.SimpleEntry<>("a", 1L); dto.fixed = new AbstractMap.SimpleImmutableEntry<>("a", 1L); dto.entries = new ArrayList<>(List.of(dto.entry));
                dto.context = MathContext.DECIMAL32; dto.zone = new SimpleTimeZone(0, "a"); dto.mode = RoundingMode.UP; return dto;
              }
            }
            """)
            .but("Dto#context", Outcome.FAILS_READING, HessianLite.LITE_3_2)
            .but("Dto#entries", Outcome.FAILS_READING, HessianLite.LITE_3_2)
            .but("Dto#entry", Outcome.FAILS_READING, HessianLite.LITE_3_2)
            .but("Dto#fixed", Outcome.FAILS_READING, HessianLite.LITE_3_2)
            .but("Dto#zone", Outcome.FAILS_READING, HessianLite.LITE_3_2),
        ArrivalCase.of(
            "abstract classes and interfaces",
            """
            interface Api { Dto get(); }
            abstract class Shape implements Serializable { String name; }
            class Circle extends Shape { int radius; }
            interface Area { }
            class Square implements Area, Serializable { int side; }
            class Dto implements Serializable { Shape shape; List<Shape> shapes; Shape[] array; Area area; List<Area> areas; Map<String, Area> map; }
            """),
        ArrivalCase.of(
                "arrays",
                """
            interface Api { Dto get(); Box<String> box(); }
            class Line implements Serializable { String name; }
            class Box<T> implements Serializable { T[] all; List<T> more; }
            class Dto implements Serializable {
              Line[] lines; String[][] deep; Object[] objects; List<String>[] lists; Date[] dates; Number[] numbers; List<int[]> ints; Map<String, byte[]> bytes;
              Serializable[] serializables; Comparable<String>[] comparables;
            }
            """)
            .but("Api#box()", Outcome.OTHER_CLASS, HessianLite.LITE_3_2)
            .but("Dto#comparables", Outcome.FAILS_READING, HessianLite.SOFA_3, HessianLite.SOFA_3_5)
            .but(
                "Dto#serializables",
                Outcome.FAILS_READING,
                HessianLite.SOFA_3,
                HessianLite.SOFA_3_5),
        ArrivalCase.of(
                "arrays in a field of Object",
                """
            interface Api { Dto get(); }
            class Dto implements Serializable {
              Object ints = new int[] {1}; Object objects = new Object[] {"a", 1L}; Object texts = new String[] {"a"}; Object[] wider = new String[] {"a"};
              static Dto given() { return new Dto(); }
            }
            """)
            .but("Dto#wider", Outcome.OTHER_CLASS, HessianLite.LITE_3_2),
        ArrivalCase.of(
                "writeReplace",
                """
            interface Api { Back back(); Gone gone(); }
            class Back implements Serializable { String name; private Object writeReplace() { return new BackProxy(name); } }
            class BackProxy implements Serializable { String text; BackProxy() { } BackProxy(String text) { this.text = text; } private Object readResolve() { Back b = new Back(); b.name = text; return b; } }
            class Gone implements Serializable { String name; private Object writeReplace() { return new GoneProxy(name); } }
            class GoneProxy implements Serializable { String text; GoneProxy() { } GoneProxy(String text) { this.text = text; } }
            """)
            .butEverywhere("Api#gone()", Outcome.OTHER_CLASS)
            .but("Back#name", Outcome.LOST, HessianLite.LITE_3_2),
        ArrivalCase.of(
                "writeReplace and readResolve in a field",
                """
            interface Api { Dto get(); }
            class Line implements Serializable { String name; private Object writeReplace() { return new LineProxy(name); } }
            class LineProxy implements Serializable { String text; LineProxy() { } LineProxy(String text) { this.text = text; } private Object readResolve() { Line l = new Line(); l.name = text; return l; } }
            class Dto implements Serializable { Line line; List<Line> lines; String text; }
            """)
            .butWithReflection("Line#name", Outcome.LOST),
        ArrivalCase.of(
                "subclasses of BitSet",
                """
            interface Api { Dto get(); Flags flags(); }
            class Flags extends BitSet { static Flags given() { Flags flags = new Flags(); flags.set(3); return flags; } }
            class Dto implements Serializable { Flags one; List<Flags> list; String text; }
            """)
            .but("Api#flags()", Outcome.OTHER_CLASS, LITE)
            .butWithSofa("Api#flags()", Outcome.LOST)
            .but("Dto#list", Outcome.OTHER_CLASS, LITE)
            .butWithSofa("Dto#list", Outcome.LOST)
            .but("Dto#one", Outcome.FAILS_READING, HessianLite.LITE_3_2)
            .but("Dto#one", Outcome.OTHER_CLASS, HessianLite.LITE_4_0_3, HessianLite.LITE_4_0_4)
            .butWithSofa("Dto#one", Outcome.LOST),
        ArrivalCase.of(
            "exceptions",
            """
            interface Api { Dto get() throws Trouble; }
            class Trouble extends Exception { final String code; final List<String> more; Trouble(String code, String message, List<String> more) { super(message); this.code = code; this.more = more; } }
            class Dto implements Serializable { Trouble trouble; Exception any = new RuntimeException("r", new IllegalStateException("s")); }
            """));
  }
}
