package io.github.wiretime.scan.html;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.wiretime.checker.files.WholeFile;
import io.github.wiretime.checker.report.BrokenText;
import io.github.wiretime.checker.words.Language;
import io.github.wiretime.scan.upgrade.Change;
import io.github.wiretime.scan.upgrade.Difference;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * The page to read before an upgrade.
 *
 * @param inputs what was scanned
 * @param titles of columns
 * @param lines of Dubbo, before and after
 * @param hessians that they bring
 * @param counts how many members change in which way
 * @param serializers what calls take by default
 * @param movedServices the services that another serializer writes afterwards
 * @param rows the members that change
 * @param breaks what is said of those that break
 * @param breaksMeanwhile the same of those that break while peers have different lines
 * @param allowList what is said of refused classes
 * @param notes what the reader should know of the scan
 * @param language of all of it
 */
public record UpgradePage(
    ImmutableList<String> inputs,
    ImmutableMap<String, String> titles,
    String lines,
    String hessians,
    String counts,
    ImmutableList<SerializerRow> serializers,
    ImmutableList<String> movedServices,
    ImmutableList<UpgradeRow> rows,
    ImmutableList<BrokenText.Row> breaks,
    ImmutableList<BrokenMeanwhile> breaksMeanwhile,
    String allowList,
    ImmutableList<String> notes,
    Language language) {

  /** With which peers, and what the two lines of Dubbo use. */
  public record SerializerRow(String peers, String before, String after) {}

  /** What breaks while providers have one line and consumers the other. */
  public record BrokenMeanwhile(
      String providers, String consumers, ImmutableList<BrokenText.Row> rows) {

    private Map<String, Object> asMap() {
      return ImmutableMap.of(
          "providers", providers, "consumers", consumers, "breaks", rowsAsMaps(rows));
    }
  }

  /**
   * What happens to one member.
   *
   * @param kind the look of the change
   * @param what the rule that breaks it, or its type
   * @param methods how many methods send it
   */
  public record UpgradeRow(
      String change,
      String kind,
      String before,
      String after,
      String what,
      String member,
      int methods) {

    /** The row of a member of that name. */
    public static UpgradeRow of(Difference difference, String member, Language language) {
      return new UpgradeRow(
          difference.change().words().in(language),
          kind(difference.change()),
          difference.before().words(language),
          difference.after().words(language),
          difference.what(),
          member,
          difference.finding().occurrence().reachedBy().methods());
    }

    private static String kind(Change change) {
      return switch (change) {
        case BREAKS, BREAKS_MEANWHILE, NOT_JUDGED, NEW_COST, DEARER -> "new";
        case MENDED, CHEAPER, NO_COST -> "accepted";
        case STAYS_BROKEN, SAME -> "baselined";
      };
    }

    private Map<String, Object> asMap() {
      return ImmutableMap.<String, Object>builder()
          .put("change", change)
          .put("kind", kind)
          .put("before", before)
          .put("after", after)
          .put("what", what)
          .put("member", member)
          .put("methods", methods)
          .buildOrThrow();
    }
  }

  /**
   * Writes the page whole.
   *
   * @throws IOException if the file cannot be written
   */
  public void write(Path file) throws IOException {
    WholeFile.write(file, text());
  }

  private String text() {
    return new Template("upgrade.html", language)
        .of(
            ImmutableMap.<String, Object>builder()
                .put("inputs", inputs)
                .put("titles", titles)
                .put("lines", lines)
                .put("hessians", hessians)
                .put("counts", counts)
                .put("serializers", serializers.stream().map(UpgradePage::asMap).toList())
                .put("movedServices", movedServices)
                .put("hasRows", !rows.isEmpty())
                .put("rows", rows.stream().map(UpgradeRow::asMap).toList())
                .put("hasBreaks", !breaks.isEmpty())
                .put("breaks", rowsAsMaps(breaks))
                .put(
                    "breaksMeanwhile",
                    breaksMeanwhile.stream().map(BrokenMeanwhile::asMap).toList())
                .put("allowList", allowList)
                .put("hasNotes", !notes.isEmpty())
                .put("notes", notes)
                .buildOrThrow());
  }

  private static Map<String, String> asMap(SerializerRow row) {
    return ImmutableMap.of("peers", row.peers(), "before", row.before(), "after", row.after());
  }

  private static ImmutableList<Map<String, String>> rowsAsMaps(List<BrokenText.Row> rows) {
    return rows.stream().map(UpgradePage::asMap).collect(toImmutableList());
  }

  private static Map<String, String> asMap(BrokenText.Row row) {
    return ImmutableMap.of(
        "claim", row.claim(), "why", row.why(), "sentBy", row.sentBy(), "instead", row.instead());
  }
}
