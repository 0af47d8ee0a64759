package io.github.wiretime.oracle;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableBiMap;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.ImmutableSortedSet;
import io.github.wiretime.checker.harness.Wire;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Guava's immutable collections, whose class files say only that something stands for them. */
final class GuavaCollectionsTest {

  private static final LocalDate DAY = LocalDate.of(2026, 2, 3);
  private static final Path GUAVA =
      Path.of(ImmutableList.class.getProtectionDomain().getCodeSource().getLocation().getPath());

  static Stream<Object> collections() {
    return Stream.of(
        ImmutableList.of(DAY),
        ImmutableSet.of(DAY),
        ImmutableSortedSet.of(DAY),
        ImmutableMap.of("key", DAY),
        ImmutableMap.of(DAY, "value"),
        ImmutableBiMap.of("key", DAY),
        ImmutableSortedMap.of("key", DAY));
  }

  @ParameterizedTest
  @MethodSource("collections")
  void hessianWritesTheElements(Object collection) {
    for (Hessian hessian : Hessian.values()) {
      Function<Object, byte[]> writer = hessian.strict(hessian.loader());

      assertThat(WireDecoder.decode(writer.apply(collection)).contains(decoded(writer))).isTrue();
    }
  }

  @Test
  void theCheckFollowsThem() {
    assertThat(
            Wire.build(
                    """
                interface OrderService {
                  com.google.common.collect.ImmutableList<Order> find();
                  com.google.common.collect.ImmutableMap<String, Duration> lengths();
                  com.google.common.collect.ImmutableSortedMap<Year, String> years();
                }
                class Order {
                  com.google.common.collect.ImmutableSet<LocalDate> days;
                  com.google.common.collect.ImmutableList<String> names;
                }
                """)
                .against(GUAVA)
                .run()
                .membersWithTypes())
        .containsExactly(
            "OrderService.lengths() Duration", "OrderService.years() Year", "Order.days LocalDate");
  }

  private static WireValue decoded(Function<Object, byte[]> writer) {
    return WireDecoder.decode(writer.apply(DAY));
  }
}
