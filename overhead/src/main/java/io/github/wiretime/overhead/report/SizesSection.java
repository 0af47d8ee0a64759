package io.github.wiretime.overhead.report;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static io.github.wiretime.overhead.report.Compilations.number;
import static io.github.wiretime.overhead.report.Compilations.share;

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

  private final Compilations compilations;

  SizesSection(Table table) {
    this.compilations = new Compilations(table);
  }

  String text() {
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
    for (String subject : compilations.subjects()) {
      times.row(times(subject));
      memory.row(memory(subject));
    }
    return OWN + times + "\n" + growth() + "\n" + memory;
  }

  private List<String> times(String subject) {
    List<Double> errorProne = compilations.of(subject, Mode.ERROR_PRONE.name(), Compilations::cpu);
    List<Double> checked = compilations.of(subject, Mode.CHECKED.name(), Compilations::cpu);
    List<Double> ratios =
        IntStream.range(0, checked.size())
            .mapToObj(round -> checked.get(round) / errorProne.get(round))
            .toList();
    List<Double> defaults = compilations.of(subject, Mode.ERROR_PRONE_ON.name(), Compilations::cpu);
    Spread own = Spread.of(compilations.of(subject, Mode.CHECKED.name(), Compilations::own));
    Map<String, String> first = compilations.rows(subject, Mode.CHECKED.name()).get(0);
    return List.of(
        subject,
        Spread.format(number(first, "lines"), 0),
        Spread.of(compilations.of(subject, Mode.JAVAC.name(), Compilations::cpu)).text(2),
        Spread.of(errorProne).text(2),
        Spread.of(checked).text(2),
        Spread.of(ratios).text(3),
        defaults.isEmpty() ? "" : Spread.of(defaults).text(2),
        column(subject, "analysis ms"),
        column(subject, "visits ms"),
        share(own, Spread.of(errorProne), 2),
        defaults.isEmpty() ? "" : share(own, Spread.of(defaults), 2),
        first.get("findings"));
  }

  private String column(String subject, String name) {
    return Spread.of(compilations.of(subject, Mode.CHECKED.name(), row -> number(row, name)))
        .text(1);
  }

  private List<String> memory(String subject) {
    double allocated =
        Spread.of(
                compilations.of(
                    subject, Mode.CHECKED.name(), row -> number(row, "allocated bytes")))
            .median();
    Map<String, String> weighed = compilations.rows(subject, "WEIGHED").get(0);
    double reachable = number(weighed, "reachable");
    return List.of(
        subject,
        Spread.format(allocated / 1e6, 1),
        reachable == 0 ? "" : Spread.format(number(weighed, "retained bytes") / reachable, 0));
  }

  /** Between the smallest and the largest generated code base. */
  private String growth() {
    ImmutableList<Map<String, String>> generated =
        compilations.table().stream()
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
            exponent(smallest, largest, to / from, Mode.CHECKED, Compilations::own),
            exponent(smallest, largest, to / from, Mode.ERROR_PRONE, Compilations::cpu));
  }

  private String exponent(
      String smallest,
      String largest,
      double factor,
      Mode mode,
      ToDoubleFunction<Map<String, String>> value) {
    double small = Spread.of(compilations.of(smallest, mode.name(), value)).median();
    double large = Spread.of(compilations.of(largest, mode.name(), value)).median();
    return Spread.format(Math.log(large / small) / Math.log(factor), 2);
  }
}
