package io.github.wiretime.checker.report;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Names of methods with their parameters, which give way where a line is too short. */
final class Signature {

  private static final Pattern PARAMETERS = Pattern.compile("(?<=\\S\\()[^()]+(?=\\)$)");

  private Signature() {}

  /**
   * A text that may end with parameters, then the same with fewer and fewer of them: {@code
   * find(A,B,C)}, {@code find(A,...,C)}, {@code find(A,...)}, {@code find(...)}.
   */
  static ImmutableList<String> shortened(String text) {
    Matcher found = PARAMETERS.matcher(text);
    if (!found.find()) {
      return ImmutableList.of(text);
    }
    List<String> parameters = Splitter.on(',').splitToList(found.group());
    ImmutableList.Builder<String> texts = ImmutableList.<String>builder().add(text);
    for (int kept = parameters.size() - 1; kept >= 0; kept--) {
      String ends = String.join(",", Fit.ends(parameters, kept, Fit.GAP));
      texts.add(text.substring(0, found.start()) + ends + text.substring(found.end()));
    }
    return texts.build();
  }

  /** The text without any parameter: {@code find(...)}. */
  static String shortest(String text) {
    return Iterables.getLast(shortened(text));
  }
}
