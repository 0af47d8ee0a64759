package io.github.wiretime.scan.html;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.wiretime.checker.files.WholeFile;
import io.github.wiretime.checker.words.Language;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * The page of what breaks between two builds.
 *
 * @param summary how many changes there are, and of what
 * @param changes those that break whatever the values are
 * @param some those that break for some values
 * @param notes what the reader should know of the comparison
 */
public record ComparePage(
    String summary,
    ImmutableList<Row> changes,
    ImmutableList<Row> some,
    ImmutableList<String> notes,
    Language language) {

  /** A change, and what is said of it. */
  public record Row(String claim, ImmutableList<Fact> facts) {

    private Map<String, Object> asMap() {
      return ImmutableMap.of("claim", claim, "facts", facts.stream().map(Fact::asMap).toList());
    }
  }

  /** One thing that is said. */
  public record Fact(String label, String text) {

    private Map<String, Object> asMap() {
      return ImmutableMap.of("label", label, "text", text);
    }
  }

  /**
   * Writes the page whole.
   *
   * @throws IOException if the file cannot be written
   */
  public void write(Path file) throws IOException {
    WholeFile.write(
        file,
        new Template("compare.html", language)
            .of(
                ImmutableMap.<String, Object>builder()
                    .put("summary", summary)
                    .put("hasChanges", !changes.isEmpty())
                    .put("changes", maps(changes))
                    .put("hasSome", !some.isEmpty())
                    .put("some", maps(some))
                    .put("hasNotes", !notes.isEmpty())
                    .put("notes", notes)
                    .buildOrThrow()));
  }

  private static List<Map<String, Object>> maps(ImmutableList<Row> rows) {
    return rows.stream().map(Row::asMap).toList();
  }
}
