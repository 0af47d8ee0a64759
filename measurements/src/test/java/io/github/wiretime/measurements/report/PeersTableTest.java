package io.github.wiretime.measurements.report;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.measurements.peers.Peer;
import io.github.wiretime.measurements.peers.PeersRun;
import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import java.util.List;
import org.junit.jupiter.api.Test;

final class PeersTableTest {

  private final PeersTable table =
      new PeersTable(
          new Table(
              List.of(
                  run(Peer.SCAN, 1.5, "336", "0"),
                  run(Peer.FILES, 2.5, "336", "0"),
                  run(Peer.JDEPS, 1, "336", "240"),
                  run(Peer.JAVAC, 4, "", ""),
                  run(Peer.START, 0.25, "", ""),
                  run(Peer.ONE_CLASS, 0.75, "", ""),
                  run(Peer.WITHOUT_CLASS_PATH, 1.25, "336", "0"),
                  run(Peer.SARIF, 2, "336", "0"),
                  run(Peer.SCAN, 1.7, "336", "0"),
                  run(Peer.FILES, 2.7, "336", "0"),
                  run(Peer.JDEPS, 1, "336", "240"),
                  run(Peer.START, 0.25, "", ""),
                  run(Peer.ONE_CLASS, 0.75, "", ""),
                  run(Peer.WITHOUT_CLASS_PATH, 1.25, "336", "0"),
                  run(Peer.SARIF, 2.2, "336", "0"))));

  @Test
  void showsThoseThatRan() {
    assertThat(table.text())
        .isEqualTo(
            """
            20 modules, 1220 classes, 141 jars of class path, 336 costly members:

            | what runs | processor time, s | by the clock, s | memory, MB | members found | wrong | what it says |
            |---|---:|---:|---:|---:|---:|---:|
            | Wiretime | 1.60 (1.50–1.70) | 2.00 (2.00–2.00) | 230 (230–230) | 336 | 0 | each member with bytes, time, the way to it and its line |
            | Wiretime with a page and SARIF | 2.60 (2.50–2.70) | 2.00 (2.00–2.00) | 230 (230–230) | 336 | 0 | the same for people and for programs |
            | `jdeps -e java\\.time\\..*` | 1.00 (1.00–1.00) | 2.00 (2.00–2.00) | 230 (230–230) | 336 | 240 | each class with each type that it names |
            | javac, all sources | 4.00 | 2.00 | 230 |  |  |  |

            """);
  }

  @Test
  void takesOneRunFromAnother() {
    assertThat(table.phases())
        .isEqualTo(
            """
            | part of a scan | 20 modules, s |
            |---|---:|
            | start of the JVM, options | 0.25 (0.25–0.25) |
            | first class | 0.50 (0.50–0.50) |
            | classes, what is sent, lines of sources, text | 0.50 (0.50–0.50) |
            | class path | 0.35 (0.25–0.45) |
            | SARIF | 0.50 (0.50–0.50) |
            | page | 0.50 (0.50–0.50) |
            """);
  }

  @Test
  void showsNothingIfNothingWasMeasured() {
    PeersTable nothing = new PeersTable(new Table(List.of()));

    assertThat(nothing.text()).isEmpty();
    assertThat(nothing.phases()).isEmpty();
    assertThat(nothing.targets()).isEmpty();
  }

  private static Row run(Peer peer, double seconds, String found, String wrong) {
    return new Row()
        .with("modules", "20")
        .with("classes", "1220")
        .with("jars", "141")
        .with("peer", peer.name())
        .with(PeersRun.PROCESSOR_SECONDS, seconds, 2)
        .with("seconds", 2, 2)
        .with("megabytes", 230)
        .with("costly", 336)
        .with(PeersRun.FOUND, found)
        .with(PeersRun.WRONG, wrong);
  }
}
