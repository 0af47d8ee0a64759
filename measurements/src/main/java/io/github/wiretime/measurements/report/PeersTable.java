package io.github.wiretime.measurements.report;

import static io.github.wiretime.measurements.peers.Peer.FILES;
import static io.github.wiretime.measurements.peers.Peer.JDEPS;
import static io.github.wiretime.measurements.peers.Peer.ONE_CLASS;
import static io.github.wiretime.measurements.peers.Peer.RULE;
import static io.github.wiretime.measurements.peers.Peer.SARIF;
import static io.github.wiretime.measurements.peers.Peer.SCAN;
import static io.github.wiretime.measurements.peers.Peer.START;
import static io.github.wiretime.measurements.peers.Peer.WITHOUT_CLASS_PATH;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.wiretime.measurements.peers.Peer;
import io.github.wiretime.measurements.peers.PeersRun;
import io.github.wiretime.measurements.results.MarkdownTable;
import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What the scanner and its peers take for the same applications. */
record PeersTable(Table table) {

  private static final String HEAD =
      "what runs | processor time, s | by the clock, s | memory, MB | members found | wrong | what it says";

  /** A part of a scan, which is what one run takes more than another. */
  private record Phase(String what, Peer with, Optional<Peer> without) {}

  private static final ImmutableList<Phase> PHASES =
      ImmutableList.of(
          new Phase("start of the JVM, options", START, Optional.empty()),
          new Phase("first class", ONE_CLASS, Optional.of(START)),
          new Phase(
              "classes, what is sent, lines of sources, text",
              WITHOUT_CLASS_PATH,
              Optional.of(ONE_CLASS)),
          new Phase("class path", SCAN, Optional.of(WITHOUT_CLASS_PATH)),
          new Phase("SARIF", SARIF, Optional.of(SCAN)),
          new Phase("page", FILES, Optional.of(SARIF)));

  /** A table for each application. */
  String text() {
    StringBuilder text = new StringBuilder();
    for (String modules : applications()) {
      Row any = table.where("modules", modules).rows().get(0);
      text.append(
          "%s modules, %s classes, %s jars of class path, %s costly members:\n\n"
              .formatted(modules, any.get("classes"), any.get("jars"), any.get("costly")));
      MarkdownTable times = MarkdownTable.ofFigures(HEAD);
      for (Peer peer : Peer.COMPARED) {
        List<Row> rows = rows(modules, peer);
        if (rows.isEmpty()) {
          continue; // as after a short run
        }
        times.row(
            peer.title(),
            shown(rows, PeersRun.PROCESSOR_SECONDS, 2),
            shown(rows, "seconds", 2),
            shown(rows, "megabytes", 0),
            rows.get(0).get(PeersRun.FOUND),
            rows.get(0).get(PeersRun.WRONG),
            peer.says());
      }
      text.append(times).append('\n');
    }
    return text.toString();
  }

  /** Seconds of processor time of each part of a scan. */
  String phases() {
    if (table.rows().isEmpty()) {
      return "";
    }
    MarkdownTable phases =
        MarkdownTable.ofFigures(
            Stream.concat(
                    Stream.of("part of a scan"),
                    applications().stream().map(modules -> modules + " modules, s"))
                .toList());
    for (Phase phase : PHASES) {
      phases.row(
          Stream.concat(
                  Stream.of(phase.what),
                  applications().stream()
                      .map(modules -> Spread.of(seconds(modules, phase)).text(2)))
              .toList());
    }
    return phases.toString();
  }

  private List<Double> seconds(String modules, Phase phase) {
    List<Double> with = processorSeconds(modules, phase.with);
    return phase
        .without
        .map(without -> SameRounds.differences(with, processorSeconds(modules, without)))
        .orElse(with);
  }

  /** What a scan is to take beside a peer, by the number of modules. */
  List<Target> targets() {
    return table.rows().isEmpty()
        ? List.of()
        : List.of(
            atMost("20", RULE, "0.75"),
            atMost("20", JDEPS, "1.25"),
            atMost("33", RULE, "1.0"),
            atMost("33", JDEPS, "1.3"),
            new Target(
                "20 modules: processor time of a scan with a page and SARIF, s",
                "2.0",
                Spread.of(processorSeconds("20", FILES)),
                /* digits= */ 1));
  }

  private Target atMost(String modules, Peer peer, String ratio) {
    return new Target(
        modules + " modules: processor time of a scan / " + peer.title(),
        ratio,
        Spread.of(
            SameRounds.ratios(processorSeconds(modules, SCAN), processorSeconds(modules, peer))),
        /* digits= */ 2);
  }

  /** The applications, by the number of their modules. */
  private ImmutableSet<String> applications() {
    return table.stream().map(row -> row.get("modules")).collect(ImmutableSet.toImmutableSet());
  }

  /** Of each round. */
  private List<Double> processorSeconds(String modules, Peer peer) {
    return SameRounds.of(rows(modules, peer), row -> row.number(PeersRun.PROCESSOR_SECONDS));
  }

  private List<Row> rows(String modules, Peer peer) {
    return table.where("modules", modules).where("peer", peer.name()).rows();
  }

  private static String shown(List<Row> rows, String column, int digits) {
    Spread spread = Spread.of(rows, row -> row.number(column));
    return rows.size() == 1 ? spread.middle(digits) : spread.text(digits);
  }
}
