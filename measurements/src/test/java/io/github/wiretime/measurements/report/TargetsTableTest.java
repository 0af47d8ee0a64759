package io.github.wiretime.measurements.report;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.measurements.compile.Mode;
import io.github.wiretime.measurements.peers.Peer;
import io.github.wiretime.measurements.peers.PeersRun;
import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.scans.ScansRun;
import java.util.List;
import org.junit.jupiter.api.Test;

final class TargetsTableTest {

  private static final Table NOTHING = new Table(List.of());
  private static final Compilations NONE = new Compilations(NOTHING);
  private static final PeersTable NO_PEERS = new PeersTable(NOTHING);

  private final TargetsTable table =
      new TargetsTable(
          new Compilations(
              new Table(
                  List.of(
                      compilation("guava", 600, 0, Mode.CHECKED, 0, 900),
                      compilation("generated, 3000 classes", 3000, 1, Mode.CHECKED, 0, 50),
                      compilation("generated, 30000 classes", 30000, 1, Mode.CHECKED, 0, 800),
                      compilation(
                          "generated, 30000 classes", 30000, 1, Mode.ERROR_PRONE_ON, 200000, 0)))),
          new Compilations(
              new Table(
                  List.of(
                      compilation("generated, 100 classes", 100, 1, Mode.CHECKED, 0, 80),
                      compilation("generated, 100 classes", 100, 1, Mode.CHECKED, 0, 91),
                      compilation("generated, 100 classes", 100, 1, Mode.CHECKED, 0, 99),
                      compilation("generated, 1000 classes", 1000, 1, Mode.CHECKED, 0, 1)))),
          new Table(
              List.of(
                  build("with Dubbo", "none", 10),
                  build("with Dubbo", "scan", 10.5),
                  build("without Dubbo", "none", 10),
                  build("without Dubbo", "scan", 10.2))),
          scans(2.4, 1.9),
          new PeersTable(
              new Table(
                  List.of(
                      peer("20", Peer.SCAN, 1.5),
                      peer("20", Peer.FILES, 2.04),
                      peer("20", Peer.RULE, 2),
                      peer("20", Peer.JDEPS, 1),
                      peer("33", Peer.SCAN, 1.5),
                      peer("33", Peer.RULE, 1.2),
                      peer("33", Peer.JDEPS, 1.2)))));

  @Test
  void saysWhichAreMet() {
    assertThat(table.text())
        .isEqualTo(
            """
            | what | at most | measured | met |
            |---|---:|---:|---:|
            | whole build with Dubbo: time with the plugin / time without it | 1.15 | 1.050 | yes |
            | whole build without Dubbo: time with the plugin / time without it | 1.01 | 1.020 | no |
            | first compilation of a JVM, 100 classes, time inside the check, ms | 90 | 91 (80–99) | no |
            | 30,000 classes: the check in a compilation with Error Prone's default checks, % | 0.4 | 0.40 | yes |
            | exponent k of growth: the check's time is proportional to (number of classes)^k | 1.05 | 1.20 | no |
            | scan of a jar of 210 MB, s | 2 | 2.4 | no |
            | scan of a jar of 210 MB with `-Xmx256m -XX:+UseSerialGC -XX:TieredStopAtLevel=1`, s | 2 | 1.9 | yes |
            | 20 modules: processor time of a scan / a rule with ArchUnit | 0.75 | 0.75 | yes |
            | 20 modules: processor time of a scan / `jdeps -e java\\.time\\..*` | 1.25 | 1.50 | no |
            | 33 modules: processor time of a scan / a rule with ArchUnit | 1.0 | 1.25 | no |
            | 33 modules: processor time of a scan / `jdeps -e java\\.time\\..*` | 1.3 | 1.25 | yes |
            | 20 modules: processor time of a scan with a page and SARIF, s | 2.0 | 2.0 | yes |
            """);
  }

  /** A figure that is shown as the target itself must not count as missed. */
  @Test
  void comparesWhatIsShown() {
    assertThat(target("0.4", 0.4049, 2).isMet()).isTrue();
    assertThat(target("0.4", 0.4051, 2).isMet()).isFalse();
    assertThat(target("90", 1090, 0).isMet()).isFalse();
  }

  @Test
  void leavesOutWhatWasNotMeasured() {
    assertThat(new TargetsTable(NONE, NONE, NOTHING, scans(2.5, 2.1), NO_PEERS).text().lines())
        .hasSize(4);
    assertThat(new TargetsTable(NONE, NONE, NOTHING, new ScansTable(NOTHING), NO_PEERS).text())
        .isEmpty();
  }

  private static Target target(String atMost, double measured, int digits) {
    return new Target("", atMost, Spread.exactly(measured), digits);
  }

  private static Row compilation(
      String subject, int classes, int reachable, Mode mode, double cpu, double own) {
    return new Row()
        .with("subject", subject)
        .with("classes", classes)
        .with("reachable", reachable)
        .with("mode", mode)
        .with("cpu ms", cpu, 1)
        .with("analysis ms", own, 1)
        .with("visits ms", 0, 1);
  }

  private static Row build(String modules, String mode, double seconds) {
    return new Row().with("modules", modules).with("mode", mode).with("seconds", seconds, 2);
  }

  private static Row peer(String modules, Peer peer, double seconds) {
    return new Row()
        .with("modules", modules)
        .with("peer", peer.name())
        .with(PeersRun.PROCESSOR_SECONDS, seconds, 2);
  }

  private static ScansTable scans(double plain, double quick) {
    return new ScansTable(
        new Table(List.of(scan(ScansRun.PLAIN, plain), scan(ScansRun.QUICK, quick))));
  }

  private static Row scan(String options, double seconds) {
    return new Row().with("megabytes", 210).with("options", options).with("seconds", seconds, 2);
  }
}
