package io.github.wiretime.checker.wire;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.Wire;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Elements of collections, maps, arrays and holders. */
final class ContainersTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "List<Line>",
        "Set<Line>",
        "Collection<? extends Line>",
        "Iterable<Line>",
        "Iterator<Line>",
        "Deque<Line>",
        "ConcurrentLinkedQueue<Line>",
        "Map<String, Line>",
        "Map<Line, String>",
        "SortedMap<String, List<Line>>",
        "EnumMap<TimeUnit, Line>",
        "ConcurrentMap<String, Map<String, Line[]>>",
        "Map.Entry<String, Line>",
        "Line[]",
        "Line[][]",
        "List<Line>[]",
        "Optional<Line>",
        "AtomicReference<Line>",
        "AtomicReferenceArray<Line>",
        "CompletableFuture<Line>",
        "org.apache.dubbo.common.stream.StreamObserver<Line>"
      })
  void areFollowed(String type) {
    assertThat(
            Wire.members(
                """
                interface OrderService { Order find(); }
                class Order { %s lines; }
                class Line { Instant t; }
                """
                    .formatted(type)))
        .containsExactly("Line.t");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Class<Line>",
        "Comparator<Line>",
        "ThreadLocal<Line>",
        "java.util.function.Supplier<Line>",
        "java.lang.ref.WeakReference<Line>"
      })
  void otherGenericClassesOfTheJdkHoldNothing(String type) {
    assertThat(
            Wire.members(
                """
                interface OrderService { Order find(); }
                class Order { %s line; }
                class Line { Instant t; }
                """
                    .formatted(type)))
        .isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "List<Instant>",
        "Map<Instant, String>",
        "Instant[][]",
        "Optional<Instant>",
        "List<? extends Instant>",
        "List<? super Instant>"
      })
  void costlyElementsAreTheFieldsOwn(String type) {
    assertThat(
            Wire.membersWithTypes(
                """
                interface OrderService { Order find(); }
                class Order { %s times; }
                """
                    .formatted(type)))
        .containsExactly("Order.times Instant");
  }

  @Test
  void severalCostlyTypesInOneField() {
    assertThat(
            Wire.membersWithTypes(
                """
                interface OrderService { Order find(); }
                class Order { Map<LocalDate, List<Instant>> times; }
                """))
        .containsExactly("Order.times LocalDate", "Order.times Instant");
  }

  @Test
  void ownFieldsOfMapAndCollectionSubclassesAreLost() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Lines lines(); Index index(); }
                class Lines extends ArrayList<Line> { Instant loadedAt; }
                class Index extends HashMap<String, Line> { Instant loadedAt; Detail detail; }
                class Line { LocalDate day; }
                class Detail { Instant t; }
                """))
        .containsExactly("Line.day");
  }

  @Test
  void aSubclassOfASubclassOfACollection() {
    assertThat(
            Wire.members(
                """
                interface OrderService { More more(); }
                class Lines<T> extends ArrayList<T> { Instant loadedAt; }
                class More extends Lines<Line> { Instant again; }
                class Line { LocalDate day; }
                """))
        .containsExactly("Line.day");
  }

  @Test
  void anElementTypeInTheHeader() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Days days(); }
                class Days extends ArrayList<LocalDate> {}
                """))
        .containsExactly("elements of Days");
  }

  @Test
  void anIterableClassOfOnesOwnWritesItsFields() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Lines lines(); }
                abstract class Lines implements Iterable<Line> { Instant loadedAt; }
                class Line { LocalDate day; }
                """))
        .containsExactly("Lines.loadedAt");
  }
}
