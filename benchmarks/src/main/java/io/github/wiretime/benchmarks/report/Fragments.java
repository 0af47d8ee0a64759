package io.github.wiretime.benchmarks.report;

import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Puts measured figures into pages that are written by hand: what stands between {@code <!--
 * measured name -->} and {@code <!-- end -->}.
 */
final class Fragments {
  /** The pages that have such places. */
  static final List<String> PAGES =
      List.of("README.md", "README.zh-CN.md", "docs/CostlyRpcTime.md", "docs/choosing.md");

  private static final Pattern PLACE =
      Pattern.compile("(<!-- measured ([a-z-]+) -->\n).*?(<!-- end -->)", Pattern.DOTALL);

  private final Map<String, String> texts;

  Fragments(Results results) {
    Comparison comparison = new Comparison(results);
    this.texts =
        Map.of(
            "costs", comparison.costs(),
            "choice", comparison.choice(),
            "damage", new BytesSection(results).hessianDamages());
  }

  /** The page with the figures of now. */
  String into(String page) {
    return PLACE
        .matcher(page)
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
