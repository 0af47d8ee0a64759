package io.github.wiretime.docs;

import static com.google.common.collect.ImmutableMap.toImmutableMap;

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
  private static final Pattern IN_BOTH = Pattern.compile("`([^`\n]+)`（(`([^`\n]+)`)）");

  /** A value or a number, which one language may have where the other has its place. */
  private static final Pattern VALUE = Pattern.compile("\\{\\d}|\\d+");

  /** What the tool prints. */
  private record Message(String english, String chinese) {

    boolean hasParts(String ofEnglish, String ofChinese) {
      return withoutValues(english).contains(withoutValues(ofEnglish))
          && withoutValues(chinese).contains(withoutValues(ofChinese));
    }

    private static String withoutValues(String text) {
      return VALUE.matcher(text).replaceAll("#");
    }
  }

  private static final ImmutableList<Message> MESSAGES = messages();

  private static final ImmutableMap<String, String> ENGLISH =
      MESSAGES.stream()
          .collect(toImmutableMap(Message::chinese, Message::english, (first, last) -> last));

  private PrintedWords() {}

  /**
   * The page with its quotes in English; what the tool does not print stays as it is. Where parts
   * of one message stand side by side, Chinese and in parentheses English, only the English stays.
   */
  static Markdown inEnglish(Markdown page) {
    String once =
        IN_BOTH
            .matcher(page.text())
            .replaceAll(
                quoted ->
                    Matcher.quoteReplacement(
                        isOneMessage(quoted.group(3), quoted.group(1))
                            ? quoted.group(2)
                            : quoted.group()));
    return new Markdown(
        page.path(),
        QUOTED
            .matcher(once)
            .replaceAll(
                quoted ->
                    Matcher.quoteReplacement(
                        "`" + ENGLISH.getOrDefault(quoted.group(1), quoted.group(1)) + "`")));
  }

  private static boolean isOneMessage(String english, String chinese) {
    return MESSAGES.stream().anyMatch(message -> message.hasParts(english, chinese));
  }

  private static ImmutableList<Message> messages() {
    ImmutableList.Builder<Message> messages = ImmutableList.builder();
    for (String folder : FOLDERS) {
      Properties english = read(folder + "/messages_en.properties");
      Properties chinese = read(folder + "/messages_zh.properties");
      for (String name : english.stringPropertyNames()) {
        if (HAN.matcher(chinese.getProperty(name)).find()) {
          messages.add(new Message(english.getProperty(name), chinese.getProperty(name)));
        }
      }
    }
    return messages.build();
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
