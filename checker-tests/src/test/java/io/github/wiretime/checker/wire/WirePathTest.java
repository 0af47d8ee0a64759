package io.github.wiretime.checker.wire;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.wire.Member.Kind;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a path tells of its ends, whatever its root. */
final class WirePathTest {

  private static final Member RETURN = new Member(Kind.RETURN, null, null);
  private static final Member FIELD = new Member(Kind.FIELD, null, null);
  private static final Member HEADER = new Member(Kind.EXTENDS, null, null);

  private final WirePath path = WirePath.from(null).then(route(RETURN)).then(route(FIELD, HEADER));

  @Test
  void theMemberNearestToTheValueIsTheLast() {
    assertThat(path.last(member -> true)).hasValue(HEADER);
    assertThat(path.last(member -> !member.equals(HEADER))).hasValue(FIELD);
    assertThat(path.last(RETURN::equals)).hasValue(RETURN);
    assertThat(path.last(member -> false)).isEmpty();
  }

  @Test
  void theRouteBeginsAtTheRoot() {
    assertThat(path.route().first(5)).containsExactly(RETURN, FIELD, HEADER).inOrder();
  }

  private static Route route(Member... members) {
    return Route.through(List.of(members), ImmutableList.of());
  }
}
