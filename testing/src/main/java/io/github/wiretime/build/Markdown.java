package io.github.wiretime.build;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** A page of the documentation, taken apart so that tests can compare it with what it is about. */
public record Markdown(String path, String text) {

  private static final Pattern BLOCK = Pattern.compile("(?ms)^```(\\w+)\n(.*?)^```$");
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)#]*)(?:#([^)]*))?\\)");
  private static final Pattern HEADING =
      Pattern.compile("(?m)(?:^<a id=\"(.*)\"></a>\n\n)?^#+ (.*)$");

  public static Markdown read(String path) {
    return new Markdown(path, Repository.read(path));
  }

  /** The fenced blocks of one language. */
  public ImmutableList<String> blocks(String language) {
    return BLOCK
        .matcher(text)
        .results()
        .filter(block -> block.group(1).equals(language))
        .map(block -> block.group(2))
        .collect(toImmutableList());
  }

  /** The arguments of the Maven commands with this one among them, in their order. */
  public ImmutableList<String> commandsWith(String argument) {
    return text.lines()
        .map(String::strip)
        .filter(line -> line.startsWith("mvn ") && line.contains(argument))
        .map(line -> line.substring("mvn ".length()))
        .collect(toImmutableList());
  }

  /** The rows of all tables whose first cell is code, cell by cell without the backquotes. */
  public ImmutableList<ImmutableList<String>> rows() {
    return text.lines()
        .filter(line -> line.startsWith("| `"))
        .map(
            line ->
                Splitter.on('|')
                    .trimResults()
                    .omitEmptyStrings()
                    .splitToStream(line)
                    .map(
                        cell ->
                            cell.matches("`[^`]*`") ? cell.substring(1, cell.length() - 1) : cell)
                    .collect(toImmutableList()))
        .collect(toImmutableList());
  }

  /** The targets of all links, each with its path and its anchor or null. */
  public ImmutableList<MatchResult> links() {
    return LINK.matcher(text).results().collect(toImmutableList());
  }

  /** The anchors of the headings: the one that stands above, or that which GitHub makes. */
  public ImmutableList<String> anchors() {
    return HEADING.matcher(text).results().map(Markdown::anchor).collect(toImmutableList());
  }

  private static String anchor(MatchResult heading) {
    if (heading.group(1) != null) {
      return heading.group(1);
    }
    return heading
        .group(2)
        .toLowerCase(Locale.ROOT)
        .replaceAll("[^\\p{L}\\p{N} _-]", "")
        .replace(' ', '-');
  }
}
