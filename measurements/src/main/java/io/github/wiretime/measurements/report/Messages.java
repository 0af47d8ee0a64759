package io.github.wiretime.measurements.report;

import io.github.wiretime.measurements.dtos.Samples;
import io.github.wiretime.measurements.stack.Profile;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Puts measured figures into the check's messages where documentation and tests show them; that the
 * check says exactly this, its own tests compare.
 */
final class Messages {
  private static final Profile PROFILE = Profile.HESSIAN_4_0_4;
  private static final Pattern COST =
      Pattern.compile(
          "sends '(\\w+)', \\d+ bytes the first time and [\\d.]+ each further time where 'Date' takes"
              + " \\d+(?:, and [\\d.]+ times as long to write and read)? \\(hessian-lite 4\\.0\\.4");

  private final Results results;

  Messages(Results results) {
    this.results = results;
  }

  /** The text with the figures of now. */
  String into(String text) {
    return COST.matcher(text).replaceAll(message -> Matcher.quoteReplacement(cost(message)));
  }

  private String cost(MatchResult message) {
    String type = "java.time." + message.group(1);
    return "sends '%s', %s bytes the first time and %s each further time where 'Date' takes %s%s (hessian-lite %s"
        .formatted(
            message.group(1),
            results.bytes(PROFILE, type, "first"),
            results.bytes(PROFILE, type, "further"),
            results.bytes(PROFILE, Samples.YARDSTICK, "first"),
            slowdown(type),
            PROFILE.id());
  }

  private String slowdown(String type) {
    return results
        .slowdown(PROFILE, type)
        .map(slowdown -> ", and " + slowdown.rounded() + " times as long to write and read")
        .orElse("");
  }
}
