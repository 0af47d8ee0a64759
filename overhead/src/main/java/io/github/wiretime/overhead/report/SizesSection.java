package io.github.wiretime.overhead.report;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.overhead.compile.Mode;
import io.github.wiretime.results.MarkdownTable;
import io.github.wiretime.results.Table;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/** What the check adds to compilations of growing size. */
final class SizesSection {

  private static final String OWN =
      "The first of the two shares is of a compilation with all of Error Prone's checks off, the"
          + " second of one with those that are on by default, as most people run it. The check's"
          + " own time is processor time measured inside the run, around each call that Error"
          + " Prone makes: the one analysis, then the visits that report what it found. The clock"
          + " is read in the runs with the check, which makes those a little slower than they are"
          + " for users. What is kept is the difference of two heap sizes after collections, and too"
          + " small where javac freed something of its own in between.\n\n";

  private final Table table;

  SizesSection(Table table) {
    this.table = table;
  }

  String text() {
    ImmutableList<String> subjects =
        table.stream().map(row -> row.get("subject")).distinct().collect(toImmutableList());
    MarkdownTable times =
        MarkdownTable.ofFigures(
            List.of(
                "code base",
                "lines",
                "javac, s",
                "+ Error Prone, s",
                "+ the check, s",
                "ratio of the last two",
                "Error Prone's defaults, s",
                "the analysis, ms",
                "the reports, ms",
                "share with all off",
                "share of the defaults",
                "findings"));
    MarkdownTable memory =
        MarkdownTable.ofFigures(
            List.of("code base", "allocated, MB", "kept, bytes per class on the wire"));
    for (String subject : subjects) {
      times.row(times(subject));
      memory.row(memory(subject));
    }
    return OWN + times + "\n" + growth() + "\n" + memory;
  }

  private List<String> times(String subject) {
    List<Double> errorProne = of(subject, Mode.ERROR_PRONE.name(), SizesSection::cpu);
    List<Double> checked = of(subject, Mode.CHECKED.name(), SizesSection::cpu);
    List<Double> ratios =
        IntStream.range(0, checked.size())
            .mapToObj(round -> checked.get(round) / errorProne.get(round))
            .toList();
    List<Double> defaults = of(subject, Mode.ERROR_PRONE_ON.name(), SizesSection::cpu);
    double own = Spread.of(of(subject, Mode.CHECKED.name(), SizesSection::own)).median();
    Map<String, String> first = rows(subject, Mode.CHECKED.name()).get(0);
    return List.of(
        subject,
        Spread.format(Double.parseDouble(first.get("lines")), 0),
        Spread.of(of(subject, Mode.JAVAC.name(), SizesSection::cpu)).text(2),
        Spread.of(errorProne).text(2),
        Spread.of(checked).text(2),
        Spread.of(ratios).text(3),
        defaults.isEmpty() ? "" : Spread.of(defaults).text(2),
        column(subject, "analysis ms"),
        column(subject, "visits ms"),
        share(own, errorProne),
        defaults.isEmpty() ? "" : share(own, defaults),
        first.get("findings"));
  }

  private String column(String subject, String name) {
    return Spread.of(of(subject, Mode.CHECKED.name(), row -> number(row, name))).text(1);
  }

  private static String share(double own, List<Double> compilations) {
    return Spread.format(100 * own / (1000 * Spread.of(compilations).median()), 2) + " %";
  }

  private List<String> memory(String subject) {
    double allocated =
        Spread.of(of(subject, Mode.CHECKED.name(), row -> number(row, "allocated bytes"))).median();
    Map<String, String> weighed = rows(subject, "WEIGHED").get(0);
    double reachable = number(weighed, "reachable");
    return List.of(
        subject,
        Spread.format(allocated / 1e6, 1),
        reachable == 0 ? "" : Spread.format(number(weighed, "retained bytes") / reachable, 0));
  }

  /** Between the smallest and the largest generated code base. */
  private String growth() {
    ImmutableList<Map<String, String>> generated =
        table.stream()
            .filter(row -> number(row, "reachable") > 0)
            .filter(row -> row.get("mode").equals(Mode.CHECKED.name()))
            .collect(toImmutableList());
    String smallest = generated.get(0).get("subject");
    String largest = generated.get(generated.size() - 1).get("subject");
    double from = number(generated.get(0), "classes");
    double to = number(generated.get(generated.size() - 1), "classes");
    return "From %,.0f to %,.0f classes the check's own time grows with the power %s of the size, and Error Prone's compilation with %s.\n"
        .formatted(
            from,
            to,
            exponent(smallest, largest, to / from, Mode.CHECKED, SizesSection::own),
            exponent(smallest, largest, to / from, Mode.ERROR_PRONE, SizesSection::cpu));
  }

  private String exponent(
      String smallest,
      String largest,
      double factor,
      Mode mode,
      ToDoubleFunction<Map<String, String>> value) {
    double small = Spread.of(of(smallest, mode.name(), value)).median();
    double large = Spread.of(of(largest, mode.name(), value)).median();
    return Spread.format(Math.log(large / small) / Math.log(factor), 2);
  }

  private List<Double> of(
      String subject, String mode, ToDoubleFunction<Map<String, String>> value) {
    return rows(subject, mode).stream().mapToDouble(value).boxed().toList();
  }

  private List<Map<String, String>> rows(String subject, String mode) {
    return table.stream()
        .filter(row -> row.get("subject").equals(subject) && row.get("mode").equals(mode))
        .toList();
  }

  /** In seconds. */
  private static double cpu(Map<String, String> row) {
    return number(row, "cpu ms") / 1000;
  }

  /** In milliseconds. */
  private static double own(Map<String, String> row) {
    return number(row, "analysis ms") + number(row, "visits ms");
  }

  private static double number(Map<String, String> row, String column) {
    return Double.parseDouble(row.get(column));
  }
}
