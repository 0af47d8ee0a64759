package io.github.wiretime.measurements.peers;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableSet;
import io.github.wiretime.measurements.results.Row;
import org.junit.jupiter.api.Test;

final class PeersRunTest {

  private static final ImmutableSet<String> COSTLY =
      ImmutableSet.of("Chain0n4.at", "Wide11n3.at", "Wide11n3.until", "Service0n2.fourth()");

  @Test
  void readsTheTableOfAScan() {
    Row row =
        judged(
            Peer.SCAN,
            """
            Plain0n2 (Plain0n2.java:3) is not Serializable and cannot be sent (not-serializable, hessian-lite 4.0.4)
                sent by  Service0n2.second(Map); 2 methods of 2 services
            Wide11n3.until (Wide11n3.java:5) is a transient field with an initial value and is lost on the way
            first  further  time  type           member
              245     15.4    6x  LocalDateTime  Chain0n4.at (Chain0n4.java:7)  Service0n4.first(); 3 methods
              245     15.4    6x  LocalDateTime  what Service0n2.fourth() returns (Service0n2.java:10)
               98     15.4    6x  Instant        Plain0n0.never (Plain0n0.java:9)
                                  Service0n9.first() -> next -> next; 120 methods of 120 services
            """);

    assertThat(row.get(PeersRun.FOUND)).isEqualTo("2");
    assertThat(row.get(PeersRun.WRONG)).isEqualTo("1");
  }

  @Test
  void readsWhatTheRulePrints() {
    Row row =
        judged(
            Peer.RULE,
            """
            Architecture Violation [Priority: MEDIUM] - Rule '...' was violated (2 times):
            Plain3n0.never is sent as java.time.Instant
            Service0n2.fourth() is sent as java.time.LocalDateTime
            """);

    assertThat(row.get(PeersRun.FOUND)).isEqualTo("1");
    assertThat(row.get(PeersRun.WRONG)).isEqualTo("1");
  }

  @Test
  void takesAClassForItsMembers() {
    Row row =
        judged(
            Peer.JDEPS,
            """
            classes -> java.base
               com.acme.g11.Wide11n3                    -> java.time.Instant          java.base
               com.acme.g0.Entity0n3                    -> java.time.LocalDateTime    java.base
            """);

    assertThat(row.get(PeersRun.FOUND)).isEqualTo("2");
    assertThat(row.get(PeersRun.WRONG)).isEqualTo("1");
  }

  private static Row judged(Peer peer, String output) {
    return PeersRun.judged(new Row(), peer, COSTLY, output);
  }
}
