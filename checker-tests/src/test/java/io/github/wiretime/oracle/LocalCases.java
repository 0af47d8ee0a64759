package io.github.wiretime.oracle;

import java.util.stream.Stream;

/** Which variables around them local classes carry. */
final class LocalCases {
  private LocalCases() {}

  static Stream<WireCase> all() {
    return Stream.of(
        WireCase.of(
            "a bound that is two types at once is no class of which objects could be",
            """
            interface Api { Box<? extends Order> box(); }
            class Box<T> implements Serializable { }
            class Held<T extends Timed> extends Box<T> { Instant no; }
            class Kept<T extends Order> extends Box<T> { LocalDate day; }
            class Order implements Serializable { }
            interface Timed { }
            class Elsewhere { <X extends Order & Timed> void put(X both) { } }
            """,
            "Kept#day java.time.LocalDate"),
        WireCase.of(
            "local classes that create themselves, and local interfaces and records",
            """
            interface Api { Paint paint(); }
            interface Paint extends Serializable { }
            class Studio {
              static Period no;
              static class Tool { Object use() { return no; } }
              static Paint itself(LocalDate used, Year made) {
                interface Glossy extends Paint { }
                record Thin(LocalTime dried) implements Glossy { }
                class Oil implements Glossy {
                  Object use() { return used; }
                  Oil again() { return new Oil(); }
                  Tool tool() { return new Tool(); }
                }
                class Base { Object use() { return made; } }
                class Tone extends Base implements Glossy { Base next() { return new Tone(); } }
                return new Oil();
              }
            }
            """,
            "com.acme.Studio$1Oil#val$used java.time.LocalDate",
            "com.acme.Studio$1Thin#dried java.time.LocalTime",
            "com.acme.Studio$1Base#val$made java.time.Year",
            "com.acme.Studio$1Tone#val$made java.time.Year"),
        WireCase.of(
            "what local classes of a method further out capture is passed on to them",
            """
            interface Api { Paint paint(); }
            interface Paint extends Serializable { }
            class Studio {
              static void around(LocalDate day, Year year) {
                class Dated implements Paint { Object use() { return day; } }
                class Base { Object use() { return year; } }
                class Room implements Serializable {
                  Paint made = new Paint() { Object make() { return new Dated(); } };
                  Paint make(Instant unused) {
                    class Oil extends Base implements Paint {
                      Object make(LocalTime own) {
                        class Drop implements Paint { Object use() { return own; } }
                        return new Drop();
                      }
                    }
                    return new Oil();
                  }
                  class Tone implements Paint { Object make() { return new Dated(); } }
                }
              }
            }
            """,
            "com.acme.Studio$1Dated#val$day java.time.LocalDate",
            "com.acme.Studio$1Base#val$year java.time.Year",
            "com.acme.Studio$1Room#val$day java.time.LocalDate",
            "com.acme.Studio$1Room#val$year java.time.Year",
            "com.acme.Studio$1Room$1#val$day java.time.LocalDate",
            "com.acme.Studio$1Room$1Oil#val$year java.time.Year",
            "com.acme.Studio$1Room$1Oil$1Drop#val$own java.time.LocalTime"));
  }
}
