package io.github.wiretime.scan.archive;

import io.github.wiretime.checker.words.CheckTexts;
import io.github.wiretime.checker.words.Language;
import java.util.Collection;
import java.util.stream.Collectors;

/** The first few of many names. */
public final class SomeNames {

  private static final int SHOWN = 5;

  private SomeNames() {}

  /** {@code a, b, c, d, e and 37 more}. */
  public static String of(Collection<String> names, Language language) {
    String shown = names.stream().limit(SHOWN).collect(Collectors.joining(", "));
    return names.size() <= SHOWN
        ? shown
        : CheckTexts.of("list.more", shown, names.size() - SHOWN).in(language);
  }
}
