package io.github.wiretime.checker.negotiation;

import com.google.common.collect.ImmutableMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Values that Spring or, where nobody filtered the file, Maven would fill in. */
public final class Placeholders {

  /** One that holds no other. */
  private static final Pattern OF_SPRING = Pattern.compile("\\$\\{([^${}:]*)(?::([^${}]*))?}");

  private static final Pattern OF_MAVEN = Pattern.compile("@[^@\\s]+@");

  /** A value that needs more names itself. */
  private static final int MOST = 20;

  private Placeholders() {}

  /** The value with defaults in place of names; empty if a name has no default. */
  public static Optional<String> resolved(String value) {
    return resolved(value, ImmutableMap.of());
  }

  /** The same where some names have values, which count before defaults. */
  public static Optional<String> resolved(String value, Map<String, String> known) {
    String text = value;
    int names = 0;
    for (Matcher place = OF_SPRING.matcher(text); place.find(); place = OF_SPRING.matcher(text)) {
      String filled = known.getOrDefault(place.group(1).trim(), place.group(2));
      names++;
      if (filled == null || names > MOST) {
        return Optional.empty();
      }
      text = text.substring(0, place.start()) + filled + text.substring(place.end());
    }
    return text.contains("${") || OF_MAVEN.matcher(text).find()
        ? Optional.empty()
        : Optional.of(text.trim());
  }
}
