package io.github.wiretime.scan.html;

import com.google.common.collect.ImmutableMap;
import java.util.Map;

/**
 * What can be done about a member.
 *
 * @param kind for the style
 * @param text for people, in a few words
 * @param why a sentence about it; empty if there is nothing more to say
 */
record PageFix(String kind, String text, String why) {

  static final PageFix ACCEPTED = new PageFix("accepted", "accepted", "");

  /** A patch does it. */
  static PageFix patch(String why) {
    return new PageFix("patch", "patch", why);
  }

  /** A person has to. */
  static PageFix byHand(String why) {
    return new PageFix("hand", "by hand", why);
  }

  /** What template and script read. */
  Map<String, Object> asMap() {
    return ImmutableMap.of("kind", kind, "text", text, "why", why);
  }
}
