package io.github.wiretime.measurements.report;

import static java.util.stream.Collectors.joining;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.wiretime.measurements.results.MarkdownTable;
import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.serializers.Question;
import io.github.wiretime.measurements.serializers.Setting;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Which serializer was on the wire. */
record SerializerTables(Table cells) {

  private static final String PAIR = "provider ↓ consumer →";

  /** Providers in rows, consumers in columns; the last row is without a registry. */
  String pairs() {
    return pairs(of(Question.PAIRS), of(Question.URL));
  }

  /** The protocol tri, by registry and by URL. */
  String triple() {
    Table triple = of(Question.TRIPLE);
    return pairs(triple.where("address", "registry"), triple.where("address", "url"));
  }

  private String pairs(Table registered, Table byUrl) {
    List<String> consumers = values(registered, "consumer");
    MarkdownTable table = titled(PAIR, consumers);
    for (String provider : values(registered, "provider")) {
      table.row(row(code(provider), consumers, registered.where("provider", provider), "consumer"));
    }
    for (String provider : values(byUrl, "provider")) {
      table.row(row(code(provider) + " by `url`", consumers, byUrl, "consumer"));
    }
    return table.toString();
  }

  /** What a side without the jar of fastjson2 changes. */
  String missing() {
    Table missing = of(Question.MISSING);
    List<String> protocols = values(missing, "protocol");
    MarkdownTable table = titled("without fastjson2", protocols.stream().map(this::code).toList());
    for (String side : values(missing, "lack")) {
      table.row(row(code(side), protocols, missing.where("lack", side), "protocol"));
    }
    return table.toString();
  }

  /** A setting of a provider of Dubbo 3.2 that asks for what is not the default, by its form. */
  String alone() {
    Table alone = of(Question.ALONE).where("provider", "3.2.19");
    return settings(alone, "how", row -> Setting.parse(row.get("provider-settings")));
  }

  /** The same for other releases. */
  String releases() {
    List<Row> others =
        of(Question.ALONE).stream()
            .filter(row -> !row.get("provider").equals("3.2.19"))
            .filter(row -> row.get("consumer-settings").isEmpty())
            .filter(row -> row.get("how").equals("api"))
            .toList();
    return settings(
        new Table(others), "provider", row -> Setting.parse(row.get("provider-settings")));
  }

  /** What a provider or protocol sets, by where it is declared. */
  String places() {
    Table places = of(Question.PLACES);
    List<String> columns = values(places, "how");
    MarkdownTable table = titled("settings", columns.stream().map(this::code).toList());
    for (String settings : values(places, "provider-settings")) {
      Table ofSettings = places.where("provider-settings", settings);
      table.row(row(code(settings), columns, ofSettings, "how"));
    }
    return table.toString();
  }

  /** What a consumer sets. */
  String consumers() {
    List<Row> alone =
        of(Question.SIDES).stream().filter(row -> row.get("provider-settings").isEmpty()).toList();
    return settings(new Table(alone), "how", row -> Setting.parse(row.get("consumer-settings")));
  }

  private String settings(Table rows, String column, Function<Row, List<Setting>> parsed) {
    List<String> columns = values(rows, column);
    MarkdownTable table = titled("setting", columns.stream().map(this::code).toList());
    Function<Row, String> slot = row -> parsed.apply(row).get(0).slot();
    for (String each : rows.stream().map(slot).distinct().toList()) {
      Table ofSlot = new Table(rows.stream().filter(row -> slot.apply(row).equals(each)).toList());
      table.row(row(code(each), columns, ofSlot, column));
    }
    return table.toString();
  }

  /** Which of two settings of a provider counts where they disagree. */
  String levels() {
    Table levels = of(Question.LEVELS);
    List<String> releases = values(levels, "provider").stream().sorted().toList();
    MarkdownTable table = titled("both set", releases.stream().map(this::code).toList());
    Function<Row, String> slots =
        row ->
            Setting.parse(row.get("provider-settings")).stream()
                .map(setting -> code(setting.slot()))
                .collect(joining(", "));
    for (String both : levels.stream().map(slots).distinct().toList()) {
      List<String> line = new ArrayList<>(List.of(both));
      for (String release : releases) {
        Predicate<Row> wanted =
            row -> row.get("provider").equals(release) && slots.apply(row).equals(both);
        line.add(
            levels.stream()
                .filter(wanted)
                .map(SerializerTables::winner)
                .distinct()
                .map(this::code)
                .collect(joining(", ")));
      }
      table.row(line);
    }
    return table.toString();
  }

  /** The slot of the setting whose first name is on the wire. */
  private static String winner(Row row) {
    return Setting.parse(row.get("provider-settings")).stream()
        .filter(setting -> first(setting.value()).equals(row.get("request")))
        .map(Setting::slot)
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no setting explains " + row));
  }

  private static String first(String names) {
    return Iterables.getFirst(Splitter.on(',').split(names), "");
  }

  /** What a provider's setting means for consumers of other releases. */
  String peers() {
    Table peers = of(Question.PEERS);
    List<String> consumers = values(peers, "consumer");
    MarkdownTable table = titled(PAIR, consumers);
    for (String provider : values(peers, "provider")) {
      Table ofProvider = peers.where("provider", provider);
      for (String settings : values(ofProvider, "provider-settings")) {
        Table ofSettings = ofProvider.where("provider-settings", settings);
        table.row(row(code(provider) + " " + code(settings), consumers, ofSettings, "consumer"));
      }
    }
    return table.toString();
  }

  /** Bytes of a call's body. */
  String body() {
    MarkdownTable table = titled("`Order`", List.of("serializer", "request", "response"));
    for (Row row : of(Question.BODY).rows()) {
      table.row(
          ImmutableList.of(
              code(row.get("time")),
              code(row.get("request")),
              row.get("request-bytes"),
              row.get("response-bytes")));
    }
    return table.toString();
  }

  private MarkdownTable titled(String first, List<String> others) {
    return MarkdownTable.ofText(Stream.concat(Stream.of(first), others.stream()).toList());
  }

  private List<String> row(String first, List<String> columns, Table rows, String column) {
    List<String> line = new ArrayList<>(List.of(first));
    columns.forEach(value -> line.add(wire(rows.where(column, value))));
    return line;
  }

  private String wire(Table rows) {
    return rows.stream()
        .map(row -> row.get("failure").isEmpty() ? code(row.get("request")) : "✗")
        .distinct()
        .collect(joining(", "));
  }

  private String code(String text) {
    return text.isEmpty() ? "" : '`' + text + '`';
  }

  private Table of(Question question) {
    return cells.where("question", question.toString());
  }

  private static List<String> values(Table table, String column) {
    return table.stream().map(row -> row.get(column)).distinct().toList();
  }
}
