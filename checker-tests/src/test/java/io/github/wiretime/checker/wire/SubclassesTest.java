package io.github.wiretime.checker.wire;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.Wire;
import org.junit.jupiter.api.Test;

/** Known subclasses of a declared type count. */
final class SubclassesTest {

  @Test
  void inTheSources() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Event find(); }
                interface Event {}
                abstract class Base implements Event { Instant base; }
                class Created extends Base { Instant created; }
                final class Deleted implements Event { Instant deleted; }
                class Unrelated { Instant t; }
                """))
        .containsExactly("Base.base", "Created.created", "Deleted.deleted");
  }

  @Test
  void belowAConcreteClass() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Order find(); }
                class Order { long id; }
                class SpecialOrder extends Order { Instant t; }
                """))
        .containsExactly("SpecialOrder.t");
  }

  @Test
  void thePathSaysSo() {
    assertThat(
            Wire.texts(
                """
                interface OrderService { Event find(); }
                interface Event {}
                class Created implements Event { Instant at; }
                """))
        .hasSize(1);
    assertThat(
            Wire.texts(
                    """
                    interface OrderService { Event find(); }
                    interface Event {}
                    class Created implements Event { Instant at; }
                    """)
                .get(0))
        .contains(
            "path OrderService.find() -> Created (subclass of Event) -> Created.at; reached by");
  }

  @Test
  void notBelowASuperclassPart() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Order find(); }
                class Base { long id; }
                final class Order extends Base {}
                class Sibling extends Base { Instant t; }
                """))
        .isEmpty();
  }

  @Test
  void permittedOnes() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Event find(); }
                sealed interface Event permits Created, Deleted {}
                record Created(Instant createdAt) implements Event {}
                record Deleted(LocalDate deletedOn) implements Event {}
                """))
        .containsExactly("Created.createdAt", "Deleted.deletedOn");
  }

  @Test
  void aSealedClassIsNoneOfItsOwn() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Event<Long> none(); Shape list(); Event<Year> year(); }
                class Base { Instant base; }
                sealed abstract class Event<T> extends Base permits TextEvent, YearEvent { T t; }
                final class TextEvent extends Event<String> { LocalDate text; }
                final class YearEvent extends Event<Year> { LocalTime time; Object writeReplace() { return ""; } }
                sealed abstract class Shape implements Collection<String> permits Shapes { Instant lost; }
                abstract non-sealed class Shapes extends Shape { }
                """))
        .isEmpty();
  }

  @Test
  void aSealedClassWithoutTypeParametersIsNoneOfItsOwn() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Event find(); Note note(); }
                abstract sealed class Event permits Deleted { Instant at; }
                final class Deleted extends Event { Object writeReplace() { return ""; } }
                abstract class Note { LocalDate on; }
                final class Gone extends Note { Object writeReplace() { return ""; } }
                """))
        .containsExactly("Note.on");
  }

  @Test
  void aSealedClassThatIsNotAbstractHasObjectsOfItsOwn() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Event find(); }
                sealed class Event permits Deleted { Instant at; }
                final class Deleted extends Event { Object writeReplace() { return ""; } }
                """))
        .containsExactly("Event.at");
  }

  @Test
  void notBelowTypesOfTheJdk() {
    assertThat(
            Wire.members(
                """
                interface OrderService {
                  Serializable a(); Object b(); Comparable<Order> c(); Runnable d();
                }
                class Order implements Serializable, Comparable<Order>, Runnable {
                  Instant t;
                  public int compareTo(Order other) { return 0; }
                  public void run() {}
                }
                """))
        .isEmpty();
  }

  @Test
  void typeArgumentsRuleSubclassesOut() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Event<String> find(); }
                class Event<T> { T payload; }
                class DateEvent extends Event<LocalDateTime> { Instant a; }
                class TextEvent extends Event<String> { Instant b; }
                class AnyEvent<U> extends Event<U> { Instant c; U more; }
                @SuppressWarnings("rawtypes") class RawEvent extends Event { Instant d; }
                """))
        .containsExactly("TextEvent.b", "AnyEvent.c", "RawEvent.d");
  }

  @Test
  void typeArgumentsReachTheParametersOfSubclasses() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Event<Order> find(); }
                interface Event<T> {}
                class Sent<U> implements Event<U> { U payload; }
                class Listed<U> implements Event<List<U>> { U payload; }
                class Order { Instant createdAt; }
                """))
        .containsExactly("Order.createdAt");
  }

  @Test
  void wildcardsAdmitWhatFitsTheirBound() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Event<? extends Number> find(); }
                class Event<T> { T payload; }
                class IntegerEvent extends Event<Integer> { Instant a; }
                class TextEvent extends Event<String> { Instant b; }
                """))
        .containsExactly("IntegerEvent.a");
  }

  @Test
  void ofTypeArgumentsElementsAndParameters() {
    assertThat(
            Wire.members(
                """
                interface OrderService { List<Event> find(Event[] events); }
                interface Event {}
                class Created implements Event { Instant at; }
                """))
        .containsExactly("Created.at");
  }

  @Test
  void aSubclassThatIsAMapLosesItsFields() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Event find(); }
                interface Event {}
                class MapEvent extends HashMap<String, Order> implements Event { Instant own; }
                class Order { LocalDate day; }
                """))
        .containsExactly("Order.day");
  }

  @Test
  void aCostlyTypeOfTheApplicationThatIsAllThatAParameterHasToBe() {
    assertThat(
            Wire.build(
                    """
                    interface OrderService {
                      <E extends Stamp & Timed> void send(E stamp);
                      <E extends Stamp & Named> void name(E stamp);
                    }
                    interface Timed {}
                    interface Named {}
                    class Stamp implements Timed {}
                    """)
                .option("CostlyTypes", "app.Stamp")
                .run()
                .members())
        .containsExactly("OrderService.send(stamp)");
  }
}
