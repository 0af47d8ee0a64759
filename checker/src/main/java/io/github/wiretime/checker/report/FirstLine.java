package io.github.wiretime.checker.report;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.finding.Finding;
import io.github.wiretime.checker.javac.Names;
import java.util.Optional;

/**
 * The claim with the worst cost, complete in itself: problem views, annotations and {@code grep}
 * show no other line.
 */
final class FirstLine {

  private static final int LONGEST = 120;

  private static final ImmutableList<String> MULTIPLES =
      ImmutableList.of("the time of Date", "Date");

  private final CostText costs;

  FirstLine(CostText costs) {
    this.costs = costs;
  }

  /** The longest text that fits, without a table behind it; the name gives way last. */
  String of(String name, String claim, Finding worst) {
    ImmutableList<String> claims = ImmutableList.of(claim);
    return longest(name, claims, worst)
        .orElseGet(() -> cut(name, claim + rest(worst, "Date", /* withDamage= */ false)));
  }

  /**
   * The same in front of a table, which has the time as well.
   *
   * @param name who or what sends
   * @param claims what stands between the name and the type, the best first
   */
  String ofTable(String name, ImmutableList<String> claims, Finding worst) {
    return longest(name, claims, worst)
        .orElseGet(
            () ->
                cut(
                    name,
                    claims.get(claims.size() - 1) + rest(worst, "", /* withDamage= */ false)));
  }

  private Optional<String> longest(String name, ImmutableList<String> claims, Finding worst) {
    for (String claim : claims) {
      for (boolean withDamage : new boolean[] {true, false}) {
        for (String multiple : MULTIPLES) {
          String text = name + claim + rest(worst, multiple, withDamage);
          if (text.length() <= LONGEST) {
            return Optional.of(text);
          }
        }
      }
    }
    return Optional.empty();
  }

  private String rest(Finding worst, String multiple, boolean withDamage) {
    return Names.simple(worst.field().type())
        + costs.ofFirstLine(worst.cost(), multiple, withDamage);
  }

  private static String cut(String name, String rest) {
    return Fit.cut(Fit.cut(name, Math.max(LONGEST - rest.length(), 8)) + rest, LONGEST);
  }
}
