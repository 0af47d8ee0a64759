package io.github.wiretime.checker.wire;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.wiretime.checker.wire.Member.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The ends of a route, taken from the tree, are those of the whole list. */
final class RouteTest {

  private static final Member FIELD = new Member(Kind.FIELD, null, null);

  /** A class as its own subclass. */
  private static final Member NOT_NAMED = new Member(Kind.SUBCLASS, null, null);

  private static final ImmutableList<Member> MEMBERS =
      ImmutableList.of(
          FIELD,
          NOT_NAMED,
          new Member(Kind.RETURN, null, null),
          new Member(Kind.EXTENDS, null, null),
          new Member(Kind.CAPTURED, null, null));

  @Test
  void theEndsAreThoseOfTheList() {
    for (int seed = 0; seed < 200; seed++) {
      Random random = new Random(seed);
      List<Route> routes = new ArrayList<>(List.of(Route.NONE));
      List<List<Member>> lists = new ArrayList<>(List.of(List.of()));
      for (int i = 0; i < 8; i++) {
        addOne(random, routes, lists);
      }
      assertEnds(Lists.reverse(routes).get(0), Lists.reverse(lists).get(0));
    }
  }

  @Test
  void theLengthStopsAtTheLargestNumber() {
    Route route = Route.through(List.of(FIELD), ImmutableList.of());
    for (int i = 0; i < 100; i++) {
      route = route.then(route);
    }

    assertThat(route.length()).isEqualTo(Long.MAX_VALUE);
    assertThat(route.first(3)).containsExactly(FIELD, FIELD, FIELD);
    assertThat(route.last(member -> member.kind() == Kind.RETURN)).isEmpty();
  }

  @Test
  void whatIsNotNamedCostsNoTime() {
    Route route = Route.through(List.of(NOT_NAMED), ImmutableList.of());
    for (int i = 0; i < 100; i++) {
      route = route.then(route);
    }

    assertThat(route.then(Route.through(List.of(FIELD), ImmutableList.of())).first(5))
        .containsExactly(FIELD);
    assertThat(Route.through(List.of(FIELD), ImmutableList.of(route)).last(5))
        .containsExactly(FIELD);
  }

  /** Made of some that are there, and beside it the list of its members. */
  private static void addOne(Random random, List<Route> routes, List<List<Member>> lists) {
    List<Member> list = new ArrayList<>();
    if (random.nextBoolean()) {
      int one = random.nextInt(routes.size());
      int other = random.nextInt(routes.size());
      list.addAll(lists.get(one));
      list.addAll(lists.get(other));
      routes.add(routes.get(one).then(routes.get(other)));
      lists.add(list);
      return;
    }
    for (int i = random.nextInt(3); i > 0; i--) {
      list.add(MEMBERS.get(random.nextInt(MEMBERS.size())));
    }
    ImmutableList<Member> steps = ImmutableList.copyOf(list);
    ImmutableList.Builder<Route> parts = ImmutableList.builder();
    for (int i = random.nextInt(3); i > 0; i--) {
      int part = random.nextInt(routes.size());
      parts.add(routes.get(part));
      list.addAll(lists.get(part));
    }
    routes.add(Route.through(steps, parts.build()));
    lists.add(list);
  }

  private static void assertEnds(Route route, List<Member> all) {
    List<Member> named = all.stream().filter(member -> !member.equals(NOT_NAMED)).toList();
    assertThat(route.length()).isEqualTo(named.size());
    for (int count : new int[] {0, 1, 2, 5, 100}) {
      int size = Math.min(count, named.size());
      assertThat(route.first(count)).containsExactlyElementsIn(named.subList(0, size)).inOrder();
      assertThat(route.last(count))
          .containsExactlyElementsIn(named.subList(named.size() - size, named.size()))
          .inOrder();
    }
    for (Member member : MEMBERS) {
      assertThat(route.last(member::equals).isPresent()).isEqualTo(all.contains(member));
    }
    assertThat(route.last(member -> true)).isEqualTo(Lists.reverse(all).stream().findFirst());
  }
}
