package io.github.wiretime.measurements.report;

import static java.util.stream.Collectors.joining;

import io.github.wiretime.measurements.broken.BrokenRun;
import io.github.wiretime.measurements.broken.Judgements;
import io.github.wiretime.measurements.builds.BuildsRun;
import io.github.wiretime.measurements.bytes.BytesRun;
import io.github.wiretime.measurements.peers.PeersRun;
import io.github.wiretime.measurements.results.Environment;
import io.github.wiretime.measurements.results.MarkdownTable;
import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.scans.UpgradesRun;
import io.github.wiretime.measurements.serializers.SerializersRun;
import io.github.wiretime.measurements.sizes.BothChecksRun;
import io.github.wiretime.measurements.stack.Layout;
import io.github.wiretime.measurements.twins.TwinsRun;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** All that was measured as text, by the names of the places where pages show it. */
final class Measurements {
  private final Layout layout;
  private final Map<String, Supplier<String>> texts = new HashMap<>();

  Measurements(
      Layout layout, Results results, Counts counts, Calls calls, PublishedTables published) {
    this.layout = layout;
    addTypes(results, counts);
    addCalls(results, calls);
    addPublished(published);
    addOverhead();
    texts.put("forms", new FormsTable(layout)::text);
    UpgradesTable upgrades = new UpgradesTable(result(UpgradesRun.FILE));
    texts.put("upgrades", upgrades::text);
    texts.put("patches", new PatchesTable(result(PatchesTable.FILE))::text);
    texts.put("broken", () -> new BrokenTable(result(BrokenRun.MEMBERS), Judgements.read()).text());
    TwinsTable twins = new TwinsTable(result(TwinsRun.FILE));
    texts.put("twins", twins::text);
    texts.put("twins-environment", () -> Environment.markdown(environment("twins")));
    addSerializers(new SerializerTables(result(SerializersRun.FILE)));
    addEnvironment("serializers");
  }

  private void addSerializers(SerializerTables tables) {
    texts.put("serializers-pairs", tables::pairs);
    texts.put("serializers-triple", tables::triple);
    texts.put("serializers-missing", tables::missing);
    texts.put("serializers-alone", tables::alone);
    texts.put("serializers-releases", tables::releases);
    texts.put("serializers-places", tables::places);
    texts.put("serializers-levels", tables::levels);
    texts.put("serializers-consumers", tables::consumers);
    texts.put("serializers-peers", tables::peers);
    texts.put("serializers-body", tables::body);
  }

  private void addTypes(Results results, Counts counts) {
    TypeTables types = new TypeTables(results);
    texts.put("crossing", counts::crossing);
    for (String column : List.of("first", "further", "alone", "list100")) {
      texts.put("bytes " + column, () -> types.bytes(column));
    }
    texts.put("damage", types::damages);
    for (String shape : List.of("list", "dto", "alone")) {
      for (String operation : List.of("roundTrip", "serialize", "deserialize")) {
        texts.put("time " + shape + ' ' + operation, () -> types.times(shape, operation));
      }
    }
    addEnvironment("roundtrips");
  }

  private void addCalls(Results results, Calls calls) {
    SummaryTables summary = new SummaryTables(results, calls);
    texts.put("summary costs", summary::costs);
    texts.put("summary releases", summary::releases);
    Comparison comparison = new Comparison(results, calls);
    texts.put("costs", comparison::costs);
    texts.put("needs", () -> comparison.needs(result(BytesRun.FORMS)));
    texts.put("alternatives", comparison::alternatives);
    addEnvironment("calls");
    texts.put("late", () -> Spread.format(Rounds.LATE_MILLIS, 0));
    CallTables tables = new CallTables(calls);
    ObservationTable observation = new ObservationTable(result("observation.csv"));
    texts.put("observation", observation::text);
    texts.put("observation answer", observation::answer);
    addEnvironment("observation");
    texts.put("calls plot", () -> images(new CallPlots(calls).all().stream().limit(1).toList()));
    texts.put("latency plots", () -> images(new CallPlots(calls).all().stream().skip(1).toList()));
    texts.put("calls by protocol", tables::byProtocol);
    texts.put("calls", calls::summary);
    texts.put("calls parts", calls::parts);
    texts.put("instant", calls::instant);
  }

  private void addPublished(PublishedTables published) {
    addEnvironment("published");
    texts.put("published plot", () -> images(published.plot().stream().toList()));
    texts.put("published figures", published::figures);
    texts.put("header speed", published::headerSpeed);
    texts.put("header heap", published::headerHeap);
    texts.put("claims", PublishedTables::claims);
    texts.put("sources", PublishedTables::sources);
  }

  private void addOverhead() {
    Table builds = result(BuildsRun.ALL);
    ScansTable scans = new ScansTable(result("scans.csv"));
    Compilations sizes = new Compilations(result("sizes.csv"));
    Compilations first = new Compilations(result("first.csv"));
    BothChecksTable bothChecks = new BothChecksTable(result(BothChecksRun.FILE));
    OverheadInShort inShort = new OverheadInShort(sizes, first, builds, scans, bothChecks);
    texts.put("overhead in short", inShort::text);
    texts.put("ways", () -> new WaysTable().text(sizes, first, builds, scans));
    texts.put("builds", () -> BuildTables.builds(builds));
    PeersTable peers = new PeersTable(result(PeersRun.FILE));
    texts.put("peers", peers::text);
    texts.put("peers phases", peers::phases);
    TargetsTable targets = new TargetsTable(sizes, first, builds, scans, peers);
    texts.put("targets", targets::text);
    texts.put("scans", scans::text);
    CompilationTables tables = new CompilationTables(sizes);
    texts.put("compilation times", tables::times);
    texts.put("compilation shares", tables::shares);
    texts.put("growth", tables::growth);
    texts.put("compilation memory", tables::memory);
    texts.put("first compilations", new CompilationTables(first)::firstCompilations);
    texts.put("both checks", bothChecks::text);
    for (String name :
        List.of(
            "builds",
            "both-checks",
            "sizes",
            "first",
            "scans",
            "peers",
            "real-code-17",
            "real-code-25")) {
      texts.put("environment-table " + name, () -> MarkdownTable.of(environment(name)));
    }
    for (String jdk : List.of("17", "25")) {
      texts.put("real-code " + jdk, () -> RealCodeTables.text(result("real-code-" + jdk + ".csv")));
    }
  }

  private void addEnvironment(String name) {
    texts.put("environment " + name, () -> Environment.markdown(environment(name)));
  }

  private Table environment(String name) {
    return result(name + "-environment.csv");
  }

  private Table result(String file) {
    return Table.read(layout.result(file));
  }

  private static String images(List<Plot> plots) {
    return plots.stream()
        .map(plot -> "![%s](../plots/%s.svg)\n".formatted(plot.title(), plot.name()))
        .collect(joining("\n"));
  }

  /** The text for a place; empty if it was not measured. */
  String text(String name) {
    Supplier<String> text = texts.get(name);
    if (text == null) {
      throw new IllegalArgumentException("nothing measured is called " + name);
    }
    return text.get();
  }
}
