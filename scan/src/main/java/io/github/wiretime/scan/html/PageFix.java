package io.github.wiretime.scan.html;

import com.google.common.collect.ImmutableMap;
import io.github.wiretime.checker.words.Language;
import java.util.Map;

/**
 * What can be done about a member.
 *
 * @param kind for the style, and the name of the words for people
 * @param why a sentence about it; empty if there is nothing more to say
 */
record PageFix(String kind, String why) {

  static final PageFix ACCEPTED = new PageFix("accepted", "");

  /** A patch does it. */
  static PageFix patch(String why) {
    return new PageFix("patch", why);
  }

  /** A person has to. */
  static PageFix byHand(String why) {
    return new PageFix("hand", why);
  }

  /**
   * What template and script read.
   *
   * @param language of those who have no script
   */
  Map<String, Object> asMap(Language language) {
    return ImmutableMap.of(
        "kind", kind, "text", PageWords.of(language).of("script.fix." + kind), "why", why);
  }
}
