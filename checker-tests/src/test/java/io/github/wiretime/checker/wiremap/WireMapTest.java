package io.github.wiretime.checker.wiremap;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import io.github.wiretime.checker.options.HessianLite;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The lines of a wire map and what they say. */
final class WireMapTest {

  private static final WireMap MAP =
      map("dto.*", "dto.Order+ api.Orders", "dto.Box<T> api.Orders", "api.Orders() api.Orders");

  @Test
  void anEntryHasAService() {
    assertThat(MAP.contains("dto.Order+")).isTrue();
    assertThat(MAP.contains("dto.Order")).isFalse();
    assertThat(MAP.serviceOf("dto.Box<T>").orElse("none")).isEqualTo("api.Orders");
    assertThat(MAP.serviceOf("dto.Box").isPresent()).isFalse();
  }

  @Test
  void aPackageIsOwnedWithoutThoseBelowIt() {
    assertThat(MAP.isOwned("dto")).isTrue();
    assertThat(MAP.isOwned("dto.more")).isFalse();
    assertThat(MAP.isOwned("api")).isFalse();
  }

  @Test
  void theFirstServiceByNameStaysWhicheverComesFirst() {
    WireMap early = map("a.*", "dto.Order api.A", "dto.Line api.B");
    WireMap late = map("b.*", "dto.Order api.B", "dto.Line api.A", "dto.New api.C");

    assertThat(early.plus(late).lines())
        .containsExactly("a.*", "b.*", "dto.Line api.A", "dto.New api.C", "dto.Order api.A")
        .inOrder();
    assertThat(late.plus(early).lines()).isEqualTo(early.plus(late).lines());
    assertThat(map("dto.Order api.B", "dto.Order api.A").lines())
        .containsExactly("dto.Order api.A");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "dto.*",
        "hessian-lite=3.2",
        "hessian-lite=4.0.4-compact",
        "Order Orders",
        "dto.Order api.Orders",
        "a.B+ a.S",
        "a.B<T> a.S",
        "a.S() a.S"
      })
  void entries(String line) {
    assertThat(WireMap.problemOf(line).isPresent()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "dto.Order",
        ".*",
        "a.B- a.S",
        "a.B<> a.S",
        "a.B  a.S",
        "a.B a.S a.S",
        "hessian-lite=3"
      })
  void otherLinesAreShownInTheProblem(String line) {
    assertThat(WireMap.problemOf(line).orElse("none"))
        .startsWith("'" + line + "' is not an entry of a wire map such as 'com.acme.OrderDto");
  }

  /** As classes in class files of other languages may be called. */
  @Test
  void whatCouldNotBeReadIsNotLearned() {
    WireMap learned =
        WireMap.learned(
            ImmutableMap.of(
                "dto.Order", "api.Orders",
                "dto.Order Line+", "api.Orders",
                "dto.Order-Line", "api.Orders",
                "dto.Line", "api.My Orders"),
            ImmutableSet.of("dto"),
            Optional.empty());

    assertThat(learned.lines()).containsExactly("dto.*", "dto.Order api.Orders");
  }

  @Test
  void releasesAreKeptAndTheOldestCounts() {
    WireMap map = map("hessian-lite=4.0.4").plus(map("hessian-lite=3.2"));

    assertThat(map.lines()).containsExactly("hessian-lite=3.2", "hessian-lite=4.0.4");
    assertThat(map.hessian()).hasValue(HessianLite.LITE_3_2);
    assertThat(MAP.hessian()).isEmpty();
  }

  private static WireMap map(String... lines) {
    return WireMap.of(ImmutableSortedSet.copyOf(lines));
  }
}
