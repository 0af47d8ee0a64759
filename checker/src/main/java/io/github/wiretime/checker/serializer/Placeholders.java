package io.github.wiretime.checker.serializer;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Values that Spring or, where nobody filtered the file, Maven would fill in. */
public final class Placeholders {

  /** One that holds no other. */
  private static final Pattern OF_SPRING = Pattern.compile("\\$\\{([^${}:]*)(?::([^${}]*))?}");

  private static final Pattern OF_MAVEN = Pattern.compile("@[^@\\s]+@");

  private Placeholders() {}

  /** The value with defaults in place of names; empty if a name has no default. */
  public static Optional<String> resolved(String value) {
    String text = value;
    for (Matcher place = OF_SPRING.matcher(text); place.find(); place = OF_SPRING.matcher(text)) {
      if (place.group(2) == null) {
        return Optional.empty();
      }
      text = text.substring(0, place.start()) + place.group(2) + text.substring(place.end());
    }
    return text.contains("${") || OF_MAVEN.matcher(text).find()
        ? Optional.empty()
        : Optional.of(text.trim());
  }
}
