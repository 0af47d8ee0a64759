package io.github.wiretime.measurements.report;

import io.github.wiretime.measurements.results.Table;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Puts measured figures into pages that are written by hand: what stands between {@code <!--
 * measured name -->} and {@code <!-- end -->}.
 */
final class Fragments {
  private static final String EXPECTED =
      "checker-tests/src/test/resources/io/github/wiretime/build/example-diagnostics";

  /** The files that have such places, or messages of the check. */
  static final List<String> PAGES =
      List.of(
          "README.md",
          "README.zh-CN.md",
          "docs/CostlyRpcTime.md",
          "docs/alternatives.md",
          "docs/choosing.md",
          "docs/design.md",
          "docs/scan.md",
          "docs/troubleshooting.md",
          EXPECTED + ".txt",
          EXPECTED + "-in-api.txt");

  private static final Pattern PLACE =
      Pattern.compile("(<!-- measured ([a-z-]+) -->\n).*?(<!-- end -->)", Pattern.DOTALL);

  private final Map<String, String> texts;
  private final Messages messages;

  Fragments(Results results, Counts counts, Table bytes, Calls calls, FormsSection forms) {
    Comparison comparison = new Comparison(results);
    this.messages = new Messages(results);
    this.texts =
        Map.of(
            "calls", calls.summary(),
            "instant", calls.instant(),
            "alternatives", new Alternatives(results, calls).table(),
            "costs", comparison.costs(),
            "choice", comparison.choice(),
            "needs", comparison.needs(bytes),
            "forms", forms.text(),
            "damage", new BytesSection(results, counts).hessianDamages());
  }

  /** The page with the figures of now. */
  String into(String page) {
    return PLACE
        .matcher(messages.into(page))
        .replaceAll(
            place ->
                Matcher.quoteReplacement(place.group(1) + text(place.group(2)) + place.group(3)));
  }

  private String text(String name) {
    if (!texts.containsKey(name)) {
      throw new IllegalArgumentException("nothing measured is called " + name);
    }
    return texts.get(name);
  }
}
