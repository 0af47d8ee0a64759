package io.github.wiretime.build;

/** The configuration of a page as a build uses it that has the annotation processors it names. */
public final class Uncommented {

  private Uncommented() {}

  /** With each {@code <path>} that the page shows as an example only. */
  public static String processors(String configuration) {
    return configuration.replaceAll("<!-- (<path>.*</path>) -->", "$1");
  }
}
