package io.github.wiretime.checker.wire;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.harness.Build;
import io.github.wiretime.checker.harness.ClassFiles;
import io.github.wiretime.checker.harness.Wire;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
  void permittedOnesInClassFilesOfAnotherPackageOrNot(@TempDir Path api) {
    ClassFiles.compile(
        api,
        "package api; public sealed interface Event permits Created, Outer.Deleted {}",
        "package api; public record Created(java.time.Instant createdAt) implements Event {}",
        """
        package api;
        public class Outer {
          public record Deleted(java.time.LocalDate deletedOn) implements Event {}
        }
        """);

    assertThat(
            Wire.build("interface OrderService { api.Event find(); }").against(api).run().members())
        .containsExactly("Created.createdAt", "Outer.Deleted.deletedOn");
  }

  @Test
  void neighboursOfAnAbstractClassInAClassFile(@TempDir Path api) {
    ClassFiles.compile(
        api,
        "package api; public abstract class Event { long id; }",
        "package api; public class Created extends Event { java.time.Instant createdAt; }",
        """
        package api;
        public class Outer {
          public static class Deleted extends Event { java.time.LocalDate deletedOn; }
        }
        """,
        "package api; public class Unrelated { java.time.Instant t; }");

    assertThat(
            Wire.build("interface OrderService { api.Event find(); }").against(api).run().members())
        .containsExactly("Created.createdAt", "Outer.Deleted.deletedOn");
  }

  @Test
  void notTheNeighboursOfAConcreteClassInAClassFile(@TempDir Path api) {
    ClassFiles.compile(
        api,
        "package api; public class Event { long id; }",
        "package api; public class Created extends Event { java.time.Instant createdAt; }");

    assertThat(
            Wire.build("interface OrderService { api.Event find(); }").against(api).run().members())
        .isEmpty();
  }

  @Test
  void notWhatHappensToBeNamedInAnotherPackage(@TempDir Path api) {
    ClassFiles.compile(
        api,
        "package api; public abstract class Event { long id; }",
        "package other; public class Created extends api.Event { java.time.Instant createdAt; }");
    String service = "package app; interface OrderService { api.Event find(); }";

    assertThat(
            Build.of(service, "package app; class Caller { other.Created created; }")
                .option("ServiceInterfaces", "app.OrderService")
                .against(api)
                .run()
                .members())
        .isEmpty();
  }

  @Test
  void ofASourceBelowAClassFile(@TempDir Path api) {
    ClassFiles.compile(api, "package api; public class Event { long id; }");

    assertThat(
            Wire.build(
                    """
                    interface OrderService { api.Event find(); }
                    class Created extends api.Event { Instant createdAt; }
                    """)
                .against(api)
                .run()
                .members())
        .containsExactly("Created.createdAt");
  }

  @Test
  void ofASourceBelowAClassFileBelowTheDeclaredOne(@TempDir Path api) {
    ClassFiles.compile(
        api,
        "package api; public class Event { long id; }",
        "package api; public class Middle extends Event { java.time.LocalDate middle; }",
        "package api; public class Sibling extends Event { java.time.Instant sibling; }");

    assertThat(
            Build.of(
                    "package app; interface OrderService { api.Event find(); }",
                    "package app; class Created extends api.Middle { java.time.Instant at; }")
                .option("ServiceInterfaces", "app.OrderService")
                .against(api)
                .run()
                .members())
        .containsExactly("Middle.middle", "Created.at");
  }

  @Test
  void neighboursDoNotDependOnWhatWasWalkedBefore(@TempDir Path api) {
    ClassFiles.compile(
        api,
        "package api; public abstract class Event { long id; }",
        "package api; public class Created extends Event { java.time.Instant created; }",
        "package api; public class Copied extends Created { java.time.LocalDate copied; }",
        "package api; public abstract class Stub { }");

    ImmutableList<String> concreteFirst = membersOf("void a(api.Created c); api.Event b();", api);
    ImmutableList<String> abstractFirst = membersOf("api.Event a(); void b(api.Created c);", api);

    assertThat(concreteFirst).containsExactly("Created.created", "Copied.copied");
    assertThat(abstractFirst).containsExactlyElementsIn(concreteFirst);
    assertThat(membersOf("api.Stub a(); void b(api.Created c);", api))
        .containsExactly("Created.created");
  }

  private static ImmutableList<String> membersOf(String methods, Path api) {
    return Build.of("package app; interface OrderService { " + methods + " }")
        .option("ServiceInterfaces", "app.OrderService")
        .against(api)
        .run()
        .members();
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
  void theWalkDoesNotDependOnHowModulesAreCut(@TempDir Path api) {
    String event = "package api; public abstract class Event { java.time.Instant at; }";
    String created = "package api; public class Created extends Event { java.time.LocalDate on; }";
    String service = "package app; interface OrderService { api.Event find(); }";
    ClassFiles.compile(api, event, created);

    ImmutableList<String> apart =
        Build.of(service)
            .option("ServiceInterfaces", "app.OrderService")
            .against(api)
            .run()
            .members();
    ImmutableList<String> together =
        Build.of(service, event, created)
            .option("ServiceInterfaces", "app.OrderService")
            .run()
            .members();

    assertThat(apart).containsExactly("Event.at", "Created.on");
    assertThat(together).containsExactlyElementsIn(apart);
  }
}
