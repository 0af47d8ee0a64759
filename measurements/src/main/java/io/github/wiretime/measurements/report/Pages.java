package io.github.wiretime.measurements.report;

import static java.util.stream.Collectors.joining;

import com.google.common.io.Resources;
import io.github.wiretime.measurements.stack.Layout;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Puts what was measured into pages: into templates of pages that are all about it, at places like
 * {@code {{bytes first}}}, and into pages that are written by hand, between {@code <!-- measured
 * costs -->} and {@code <!-- end -->}.
 */
final class Pages {
  private static final String EXPECTED =
      "checker-tests/src/test/resources/io/github/wiretime/build/example-diagnostics";

  /** Pages in docs/evidence, each with a template. */
  private static final List<String> RENDERED =
      List.of("measurements.md", "calls.md", "published.md", "overhead.md", "overhead-tables.md");

  /** The files that have places for measured text, or messages of the check. */
  private static final List<String> WRITTEN_BY_HAND =
      List.of(
          "docs/CostlyRpcTime.md",
          "docs/alternatives.md",
          "docs/choosing.md",
          "docs/evidence/forms.md",
          "docs/evidence/patches.md",
          "docs/evidence/quality.md",
          "docs/evidence/serializers.md",
          "docs/evidence/upgrades.md",
          "docs/maven.md",
          "docs/scan.md",
          "docs/troubleshooting.md",
          EXPECTED + ".txt",
          EXPECTED + "-in-api.txt");

  private static final Pattern SECTION = Pattern.compile("(?m)^(?=## )");
  private static final Pattern SUBSECTION = Pattern.compile("(?m)^(?=### )");
  private static final Pattern TEMPLATE_PLACE = Pattern.compile("\\{\\{([^}]+)}}");
  private static final Pattern PLACE =
      Pattern.compile("(<!-- measured ([a-z-]+) -->\n).*?(<!-- end -->)", Pattern.DOTALL);

  private final Measurements measurements;
  private final Messages messages;

  Pages(Measurements measurements, Messages messages) {
    this.measurements = measurements;
    this.messages = messages;
  }

  /** All pages by their path in the project. */
  Map<String, String> all(Layout layout) {
    Map<String, String> pages = new LinkedHashMap<>();
    try {
      for (String name : RENDERED) {
        String template =
            Resources.toString(Resources.getResource(Pages.class, name), StandardCharsets.UTF_8);
        pages.put("docs/evidence/" + name, rendered(template));
      }
      for (String path : WRITTEN_BY_HAND) {
        pages.put(path, into(Files.readString(layout.root().resolve(path))));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return pages;
  }

  private String rendered(String template) {
    return SECTION.splitAsStream(template).map(this::section).collect(joining());
  }

  /** A section is left out with all below it if its own part is. */
  private String section(String template) {
    StringBuilder section = new StringBuilder();
    for (String part : SUBSECTION.splitAsStream(template).toList()) {
      String text = part(part);
      if (text.isEmpty() && section.length() == 0) {
        return "";
      }
      section.append(text);
    }
    return section.toString();
  }

  /** Left out if one of its places has nothing to show, because it was not measured. */
  private String part(String template) {
    StringBuilder part = new StringBuilder();
    Matcher place = TEMPLATE_PLACE.matcher(template);
    while (place.find()) {
      String text = measurements.text(place.group(1)).strip();
      if (text.isEmpty()) {
        return "";
      }
      place.appendReplacement(part, Matcher.quoteReplacement(text));
    }
    return place.appendTail(part).toString();
  }

  /** A page that is written by hand with the figures of now. */
  String into(String page) {
    return PLACE
        .matcher(messages.into(page))
        .replaceAll(
            place ->
                Matcher.quoteReplacement(
                    place.group(1) + measurements.text(place.group(2)) + place.group(3)));
  }
}
