package io.github.wiretime.overhead.alternatives;

import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableSet;
import io.github.wiretime.overhead.compile.SourceText;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The rule that text search gives: fields whose declared type is one of {@code java.time}. */
final class TextRule {

  private static final Pattern FIELD =
      Pattern.compile(
          "^ *(?:private |protected |public |static |final |transient |volatile )*(?:java\\.time\\.)?"
              + "(?:Instant|Duration|Period|Year|YearMonth|MonthDay|Month|DayOfWeek|ZoneId|ZoneOffset"
              + "|Local(?:Date|Time|DateTime)|Offset(?:Time|DateTime)|ZonedDateTime)"
              + " (\\w+) *[;=]",
          Pattern.MULTILINE);

  private TextRule() {}

  static ImmutableSet<String> membersIn(List<SourceText> sources) {
    return sources.stream().flatMap(TextRule::membersIn).collect(toImmutableSet());
  }

  private static Stream<String> membersIn(SourceText source) {
    String file = source.path().substring(source.path().lastIndexOf('/') + 1);
    String type = file.substring(0, file.length() - ".java".length());
    return FIELD.matcher(source.text()).results().map(field -> type + "." + field.group(1));
  }
}
