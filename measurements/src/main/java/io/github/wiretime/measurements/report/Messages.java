package io.github.wiretime.measurements.report;

import com.google.common.base.Strings;
import io.github.wiretime.measurements.dtos.Samples;
import io.github.wiretime.measurements.stack.Profile;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Puts measured figures into the check's messages where documentation and tests show them; that the
 * check says exactly this, its own tests compare.
 */
final class Messages {
  private static final Profile PROFILE = Profile.HESSIAN_4_0_4;

  /** {@code LocalDateTime: 245 bytes, 6x the time of Date (hessian-lite 4.0.4}. */
  private static final Pattern CLAIM =
      Pattern.compile(
          "(\\w+): \\d+ bytes(?:, [\\d.]+x (the time of Date|Date))? \\(hessian-lite 4\\.0\\.4");

  /** The line below the next one, which names no type. */
  private static final Pattern COSTS =
      Pattern.compile(
          "( is sent as (\\w+): .*\\n *sent by  .*\\n *costs    )\\d+( bytes for the first value in a"
              + " message, )[\\d.]+( for each further one; Date takes )\\d+");

  /** {@code 245 15.4 6x LocalDateTime}, in a message further to the right than in a scan. */
  private static final Pattern ROW =
      Pattern.compile("(?m)^( +\\d+) +[\\d.]+ +[\\d.]+x  (\\w+)(?= )");

  private final Results results;

  Messages(Results results) {
    this.results = results;
  }

  /** The text with the figures of now. */
  String into(String text) {
    return replaced(
        ROW, replaced(COSTS, replaced(CLAIM, text, this::claim), this::costs), this::row);
  }

  private static String replaced(
      Pattern pattern, String text, Function<MatchResult, String> replacement) {
    return pattern
        .matcher(text)
        .replaceAll(found -> Matcher.quoteReplacement(replacement.apply(found)));
  }

  private String claim(MatchResult found) {
    String multiple = found.group(2) == null ? "the time of Date" : found.group(2);
    return "%s: %s bytes%s (hessian-lite %s"
        .formatted(
            found.group(1),
            bytes(found.group(1), "first"),
            slowdown(found.group(1))
                .filter(times -> !times.equals("1"))
                .map(times -> ", " + times + "x " + multiple)
                .orElse(""),
            PROFILE.id());
  }

  private String costs(MatchResult found) {
    return found.group(1)
        + bytes(found.group(2), "first")
        + found.group(3)
        + bytes(found.group(2), "further")
        + found.group(4)
        + results.bytes(PROFILE, Samples.YARDSTICK, "first");
  }

  private String row(MatchResult found) {
    String type = found.group(2);
    return "%s  %7s  %4s  %s"
        .formatted(
            Strings.padStart(bytes(type, "first"), found.group(1).length(), ' '),
            bytes(type, "further"),
            slowdown(type).map(times -> times + "x").orElse("-"),
            type);
  }

  private String bytes(String type, String which) {
    return results.bytes(PROFILE, "java.time." + type, which);
  }

  private Optional<String> slowdown(String type) {
    return results.slowdown(PROFILE, "java.time." + type).map(slowdown -> slowdown.rounded());
  }
}
