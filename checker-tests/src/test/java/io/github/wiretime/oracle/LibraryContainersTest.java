package io.github.wiretime.oracle;

import static com.google.common.truth.Truth.assertThat;

import com.baomidou.mybatisplus.core.metadata.IPage;
import com.baomidou.mybatisplus.extension.plugins.pagination.Page;
import com.google.common.collect.ImmutableBiMap;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.ImmutableSortedSet;
import io.github.wiretime.checker.harness.ClassPath;
import io.github.wiretime.checker.harness.Wire;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Containers of well-known libraries of which the check knows more than their class files say:
 * Guava's immutable collections, for which something stands, and the page of MyBatis-Plus, whose
 * class is in another package than the interface.
 */
final class LibraryContainersTest {

  private static final LocalDate DAY = LocalDate.of(2026, 2, 3);
  private static final Path GUAVA = ClassPath.entryOf(ImmutableList.class);

  static Stream<Object> containers() {
    return Stream.of(
        ImmutableList.of(DAY),
        ImmutableSet.of(DAY),
        ImmutableSortedSet.of(DAY),
        ImmutableMap.of("key", DAY),
        ImmutableMap.of(DAY, "value"),
        ImmutableBiMap.of("key", DAY),
        ImmutableSortedMap.of("key", DAY),
        (IPage<LocalDate>) new Page<LocalDate>().setRecords(ImmutableList.of(DAY)));
  }

  @ParameterizedTest
  @MethodSource("containers")
  void hessianWritesWhatTheyHold(Object container) {
    for (Hessian hessian : Hessian.values()) {
      Function<Object, byte[]> writer = hessian.strict(hessian.loader());

      assertThat(
              hessian.decode(writer.apply(container)).contains(hessian.decode(writer.apply(DAY))))
          .isTrue();
    }
  }

  /** The way to the last one is too long for its line, which therefore does not name the class. */
  @Test
  void theCheckFollowsCollections() {
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
            "OrderService.lengths() Duration", "OrderService.years() Year", "days LocalDate");
  }

  @Test
  void theCheckFollowsPages() {
    assertThat(
            Wire.membersWithTypes(
                """
                import com.baomidou.mybatisplus.core.metadata.IPage;
                interface OrderService {
                  IPage<Order> page();
                  IPage<Name> names();
                  Own<Year> own();
                }
                class Order { LocalDate day; }
                class Name { String name; }
                interface Own<T> extends IPage<T> {}
                """))
        .containsExactly("Order.day LocalDate");
  }
}
