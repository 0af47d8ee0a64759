package io.github.wiretime.docs;

import static com.google.common.collect.ImmutableMap.toImmutableMap;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import io.github.wiretime.build.Repository;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Puts Chinese words into a picture; code and figures stay. */
final class TranslatedPicture {

  /** English texts and Chinese ones, a pair in a line with a tab between. */
  static final ImmutableMap<String, String> WORDS =
      Repository.read("docs-tests/src/test/resources/io/github/wiretime/docs/pictures-zh.tsv")
          .lines()
          .map(line -> Splitter.on('\t').splitToList(line))
          .collect(toImmutableMap(pair -> pair.get(0), pair -> pair.get(1)));

  private static final Pattern TEXT =
      Pattern.compile("(<(?:title|text)\\b[^>]*>)([^<]+)(?=</(?:title|text)>)");

  private TranslatedPicture() {}

  static String of(String svg) {
    return TEXT.matcher(svg)
        .replaceAll(
            text ->
                Matcher.quoteReplacement(
                    text.group(1) + WORDS.getOrDefault(text.group(2), text.group(2))));
  }
}
