package io.github.wiretime.checker.wiremap;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSetMultimap;
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
    assertThat(MAP.sendersOf("dto.Box<T>")).containsExactly(new Sender("api.Orders", ""));
    assertThat(MAP.sendersOf("dto.Box")).isEmpty();
  }

  @Test
  void aServiceIsOneByTheNameOfItsInterface() {
    assertThat(MAP.hasService("api.Orders")).isTrue();
    assertThat(MAP.hasService("dto.Order")).isFalse();
    assertThat(MAP.contains(WireMap.service("api.Orders"))).isTrue();
  }

  @Test
  void aPackageIsOwnedWithoutThoseBelowIt() {
    assertThat(MAP.isOwned("dto")).isTrue();
    assertThat(MAP.isOwned("dto.more")).isFalse();
    assertThat(MAP.isOwned("api")).isFalse();
  }

  @Test
  void allServicesAndMethodsStayWhicheverComeFirst() {
    WireMap early = map("a.*", "dto.Order api.A b(long);c()", "dto.Line api.B");
    WireMap late =
        map("b.*", "dto.Order api.A a();c()", "dto.Order api.B a()", "dto.Line api.B d()");

    assertThat(early.plus(late).lines())
        .containsExactly(
            "a.*",
            "b.*",
            "dto.Line api.B d()",
            "dto.Order api.A a();b(long);c()",
            "dto.Order api.B a()")
        .inOrder();
    assertThat(late.plus(early).lines()).isEqualTo(early.plus(late).lines());
    assertThat(map("dto.Order api.A b()", "dto.Order api.A a()", "dto.Order api.A").lines())
        .containsExactly("dto.Order api.A a();b()");
  }

  @Test
  void aServiceMayHaveMoreMethodsThanTheStackHasFrames() {
    String methods = "find(Query,long[])" + ";find()".repeat(100_000);

    assertThat(WireMap.problemOf("dto.Order api.Orders " + methods)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "dto.*",
        "hessian-lite=3.2",
        "hessian-lite=4.0.4-compact",
        "Order Orders",
        "dto.Order api.Orders",
        "dto.Order api.Orders find(Query,Outer.Inner[],long);get()",
        "dto.Order api.Orders get-0x7f()",
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
        "*",
        "# a comment",
        "a.B\ta.S",
        "a.B- a.S",
        "a.B<> a.S",
        "dto.Order+() api.Orders",
        "a.B  a.S",
        "a.B a.S a.S",
        "a.B a.S get();",
        "a.B a.S get() ",
        "a.B a.S get() put()",
        "hessian-lite=3",
        "a.S dubbo=3.2",
        "a.S dubbo= serialization=hessian2",
        "a.S dubbo=3.2 serialization="
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
            ImmutableSetMultimap.of(
                "dto.Order", new Sender("api.Orders", "get()"),
                "dto.Order", new Sender("api.Orders", "get it()"),
                "dto.Order Line+", new Sender("api.Orders", "get()"),
                "dto.Order-Line", new Sender("api.Orders", "get()"),
                "dto.Line", new Sender("api.My Orders", "get()")),
            ImmutableSet.of("dto"),
            Optional.empty(),
            ImmutableSet.of(
                new Offer("api.Orders", "3.2", ImmutableList.of("fastjson2", "hessian2")),
                new Offer("api.My Orders", "3.2", ImmutableList.of("hessian2"))));

    assertThat(learned.lines())
        .containsExactly(
            "api.Orders dubbo=3.2 serialization=fastjson2,hessian2",
            "dto.*",
            "dto.Order api.Orders get()");
  }

  @Test
  void offersAreKept() {
    WireMap map =
        map("a.S dubbo=3.2 serialization=fastjson2,hessian2")
            .plus(map("a.S dubbo=3.3 serialization=hessian2"));

    assertThat(map.lines())
        .containsExactly(
            "a.S dubbo=3.2 serialization=fastjson2,hessian2",
            "a.S dubbo=3.3 serialization=hessian2");
    assertThat(map.offersOf("a.S").stream().map(Offer::dubbo)).containsExactly("3.2", "3.3");
    assertThat(map.offersOf("a.T")).isEmpty();
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
