package io.github.wiretime.arrival;

import com.google.common.base.Ascii;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableTable;
import com.google.common.io.Resources;
import io.github.wiretime.checker.options.HessianLite;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Where a call of real Dubbo or SOFARPC, with its check of classes as it is by default, does
 * something else than the serializer alone: the rows of {@code calls.txt}, each with a reason.
 */
final class CallDifferences {

  private static final Splitter COLUMNS = Splitter.on('|').trimResults();
  private static final Splitter WORDS = Splitter.on(' ').omitEmptyStrings();

  private static final ImmutableTable<RpcRelease, String, Outcome> ALL = read();

  private CallDifferences() {}

  /** What calls do, by shape, case and member: {@code float/in a list/Dto#rate}. */
  static ImmutableMap<String, Outcome> of(RpcRelease release) {
    return ALL.row(release);
  }

  /**
   * The members whose values do not arrive by calls of the newest release that has a Hessian.
   *
   * @param shape of the case
   */
  static ImmutableMap<String, Outcome> broken(
      String shape, ArrivalCase arrivalCase, HessianLite hessian) {
    RpcRelease newest =
        Arrays.stream(RpcRelease.values())
            .filter(release -> release.hessian() == hessian)
            .reduce((older, newer) -> newer)
            .orElseThrow();
    String prefix = key(shape, arrivalCase, "");
    Map<String, Outcome> all = new HashMap<>(arrivalCase.broken(hessian));
    ALL.row(newest)
        .forEach(
            (key, outcome) -> {
              if (key.startsWith(prefix)) {
                all.put(ArrivalCase.PACKAGE + key.substring(prefix.length()), outcome);
              }
            });
    all.values().removeIf(outcome -> outcome == Outcome.ARRIVES);
    return ImmutableMap.copyOf(all);
  }

  /** The name of a member, without its package, in these rows. */
  static String key(String shape, ArrivalCase arrivalCase, String member) {
    return shape + "/" + arrivalCase.name() + "/" + member;
  }

  private static ImmutableTable<RpcRelease, String, Outcome> read() {
    var all = ImmutableTable.<RpcRelease, String, Outcome>builder();
    for (String line : lines()) {
      if (line.isEmpty() || line.startsWith("#")) {
        continue;
      }
      List<String> columns = COLUMNS.splitToList(line);
      if (columns.size() != 5 || columns.get(4).isEmpty()) {
        throw new IllegalStateException("releases | case | members | outcome | why: " + line);
      }
      Outcome outcome = Outcome.valueOf(Ascii.toUpperCase(columns.get(3)).replace(' ', '_'));
      for (String release : WORDS.split(columns.get(0))) {
        for (String member : WORDS.split(columns.get(2))) {
          all.put(release(release), columns.get(1) + "/" + member, outcome);
        }
      }
    }
    return all.buildOrThrow();
  }

  private static RpcRelease release(String name) {
    return Arrays.stream(RpcRelease.values())
        .filter(release -> release.toString().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("no release " + name));
  }

  private static List<String> lines() {
    try {
      return Resources.readLines(
          Resources.getResource(CallDifferences.class, "calls.txt"), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
