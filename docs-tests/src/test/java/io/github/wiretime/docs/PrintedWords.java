package io.github.wiretime.docs;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.wiretime.build.Markdown;
import io.github.wiretime.build.Repository;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The words of the tool, which a Chinese page quotes as the tool prints them in Chinese. */
final class PrintedWords {

  /** If two of them have the same Chinese, the English of the last counts. */
  private static final ImmutableList<String> FOLDERS =
      ImmutableList.of(
          "scan/src/main/resources/io/github/wiretime/scan/words",
          "checker/src/main/resources/io/github/wiretime/checker/words");

  private static final Pattern HAN = Pattern.compile("\\p{IsHan}");
  private static final Pattern QUOTED = Pattern.compile("`([^`\n]+)`");

  private static final ImmutableMap<String, String> ENGLISH = english();

  private PrintedWords() {}

  /** The page with its quotes in English; what the tool does not print stays as it is. */
  static Markdown inEnglish(Markdown page) {
    return new Markdown(
        page.path(),
        QUOTED
            .matcher(page.text())
            .replaceAll(
                quoted ->
                    Matcher.quoteReplacement(
                        "`" + ENGLISH.getOrDefault(quoted.group(1), quoted.group(1)) + "`")));
  }

  private static ImmutableMap<String, String> english() {
    ImmutableMap.Builder<String, String> words = ImmutableMap.builder();
    for (String folder : FOLDERS) {
      Properties english = read(folder + "/messages_en.properties");
      Properties chinese = read(folder + "/messages_zh.properties");
      for (String name : english.stringPropertyNames()) {
        if (HAN.matcher(chinese.getProperty(name)).find()) {
          words.put(chinese.getProperty(name), english.getProperty(name));
        }
      }
    }
    return words.buildKeepingLast();
  }

  private static Properties read(String file) {
    Properties words = new Properties();
    try {
      words.load(new StringReader(Repository.read(file)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return words;
  }
}
