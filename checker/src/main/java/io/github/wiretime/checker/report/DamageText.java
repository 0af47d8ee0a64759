package io.github.wiretime.checker.report;

import static java.util.stream.Collectors.joining;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import io.github.wiretime.checker.cost.Cost;
import io.github.wiretime.checker.words.CheckTexts;
import io.github.wiretime.checker.words.Language;
import io.github.wiretime.checker.words.Text;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a value loses on the way, in a language: the table of costs has it in one only, because
 * measurements write that file.
 */
public final class DamageText {

  private static final Splitter PARTS = Splitter.on("; ").omitEmptyStrings();

  private static final Pattern CONDITION =
      Pattern.compile("(as argument or result|the same object twice): (.*)");

  private static final Pattern FAILURE = Pattern.compile("(\\w+) (when written|when read)");

  private static final CharMatcher LETTERS = CharMatcher.inRange('a', 'z');

  private DamageText() {}

  /** The text; empty if a value arrives as it was sent. */
  public static String of(Cost cost, Language language) {
    return PARTS
        .splitToStream(cost.damage())
        .map(part -> part(part).in(language))
        .collect(joining(CheckTexts.of("separator.clauses").in(language)));
  }

  private static Text part(String part) {
    Matcher condition = CONDITION.matcher(part);
    if (condition.matches()) {
      return CheckTexts.of("damage." + name(condition.group(1)), part(condition.group(2)));
    }
    Matcher failure = FAILURE.matcher(part);
    return failure.matches()
        ? CheckTexts.of("damage." + name(failure.group(2)), failure.group(1))
        : CheckTexts.of("damage." + name(part));
  }

  /** {@code zone-becomes-the-receiver-s}, because a name has no blanks. */
  private static String name(String words) {
    return LETTERS.negate().replaceFrom(words, '-');
  }
}
