package io.github.wiretime.checker.walk;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.hessian.Member.Kind;
import org.junit.jupiter.api.Test;

/** The member in the message; {@code SelfDefenceTest} shows the whole of it. */
final class WalkFailureTest {

  @Test
  void ofAMemberThatHasNoName() {
    Exception cause = new IllegalStateException();

    WalkFailure failure = WalkFailure.at(new Member(Kind.FIELD, null, null), cause);

    assertThat(failure).hasMessageThat().isEqualTo("while following FIELD of null");
    assertThat(failure).hasCauseThat().isSameInstanceAs(cause);
  }
}
