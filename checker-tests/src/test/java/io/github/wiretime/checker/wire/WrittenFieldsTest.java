package io.github.wiretime.checker.wire;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.Wire;
import org.junit.jupiter.api.Test;

/** Which fields of an object Hessian writes. */
final class WrittenFieldsTest {

  @Test
  void fieldsOfAnyVisibility() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Order find(); }
                class Order implements Serializable {
                  public Instant a;
                  protected LocalDateTime b;
                  ZonedDateTime c;
                  private volatile OffsetDateTime d;
                  private final LocalDate e = null;
                  long f;
                  Date g;
                  String h;
                }
                """))
        .containsExactly("Order.a", "Order.b", "Order.c", "Order.d", "Order.e")
        .inOrder();
  }

  @Test
  void staticAndTransientFieldsStayAtHome() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Order find(); }
                class Order implements Serializable {
                  static final Instant EPOCH = Instant.EPOCH;
                  transient Instant cached;
                  static transient Instant both;
                }
                """))
        .isEmpty();
  }

  @Test
  void gettersWithoutAFieldDoNotCount() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Order find(); }
                class Order { long millis; Instant getCreatedAt() { return null; } }
                """))
        .isEmpty();
  }

  @Test
  void allSuperclassesWhetherSerializableOrNot() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Order find(); }
                class Top { Instant top; }
                class Middle extends Top { private Instant middle; }
                class Order extends Middle implements Serializable { Instant own; }
                """))
        .containsExactly("Top.top", "Middle.middle", "Order.own");
  }

  @Test
  void typeArgumentsOfTheSuperclass() {
    assertThat(
            Wire.membersWithTypes(
                """
                interface OrderService { Order find(); }
                class Base<K, V> { K key; V value; }
                class Order extends Base<String, Detail> {}
                class Detail { Instant t; }
                class Other extends Base<Instant, Instant> {}
                """))
        .containsExactly("Detail.t Instant");
  }

  @Test
  void aCostlyTypeArgumentOfTheSuperclassIsReportedAtTheHeader() {
    assertThat(
            Wire.membersWithTypes(
                """
                interface OrderService { Order find(); }
                class Base<T> { T value; }
                class Order extends Base<Instant> {}
                """))
        .containsExactly("Order extends Base Instant");
  }

  @Test
  void dtosThatForgotSerializable() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Order find(); }
                class Order { Line line; }
                class Line { Instant t; }
                """))
        .containsExactly("Line.t");
  }

  @Test
  void records() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Order find(); }
                record Order(Instant createdAt, Line<LocalDate> line) {
                  static Instant last;
                  Instant derived() { return null; }
                }
                record Line<T>(T value, long millis) {}
                """))
        .containsExactly("Order.createdAt", "Order.line");
  }

  @Test
  void enumsAreTheirNames() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Kind find(); EnumMap<Kind, String> all(); }
                enum Kind {
                  A { Instant inBody; };
                  final Instant since = null;
                }
                """))
        .isEmpty();
  }

  @Test
  void jdkClassesAreLeaves() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Order find(); }
                class Order {
                  Thread thread;
                  java.util.logging.LogRecord record;
                  java.nio.file.attribute.FileTime time;
                  java.util.Locale locale;
                  java.math.BigDecimal amount;
                  UUID id;
                }
                """))
        .isEmpty();
  }

  @Test
  void exceptionsWriteTheirOwnFields() {
    assertThat(
            Wire.members(
                """
                interface OrderService { void find() throws Late; }
                class Late extends Exception { Instant since; static Instant last; }
                """))
        .containsExactly("Late.since");
  }

  @Test
  void externalizableAndWriteObjectAreIgnored() {
    assertThat(
            Wire.members(
                """
                interface OrderService { A a(); B b(); }
                class A implements Externalizable {
                  Instant a;
                  public void writeExternal(ObjectOutput out) {}
                  public void readExternal(ObjectInput in) {}
                }
                class B implements Serializable {
                  private static final ObjectStreamField[] serialPersistentFields = {};
                  Instant b;
                  private void writeObject(ObjectOutputStream out) {}
                }
                """))
        .containsExactly("A.a", "B.b");
  }

  @Test
  void classesThatNothingReachesAreNotReported() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Order find(); }
                class Order { long id; static class Builder { Instant createdAt; } }
                class OrderEntity { Instant createdAt; Order order; }
                class OrderView { Instant createdAt; }
                """))
        .isEmpty();
  }

  @Test
  void objectAndUnknownInterfacesAreNotReported() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Order find(); }
                class Order {
                  Object any;
                  Comparable<?> comparable;
                  Serializable serializable;
                  Map<String, Object> attributes;
                  @SuppressWarnings("rawtypes") List raw;
                }
                """))
        .isEmpty();
  }
}
