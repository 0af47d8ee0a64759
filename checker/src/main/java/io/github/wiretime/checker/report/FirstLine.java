package io.github.wiretime.checker.report;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.wiretime.checker.finding.Finding;
import io.github.wiretime.checker.javac.Names;

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
    return longest(name, ImmutableList.of(claim), worst, "Date");
  }

  /**
   * The same in front of a table, which has the time as well.
   *
   * @param name who or what sends
   * @param claims what stands between the name and the type, the best first
   */
  String ofTable(String name, ImmutableList<String> claims, Finding worst) {
    return longest(name, claims, worst, "");
  }

  private String longest(
      String name, ImmutableList<String> claims, Finding worst, String lastMultiple) {
    for (String claim : claims) {
      for (boolean withDamage : new boolean[] {true, false}) {
        for (String multiple : MULTIPLES) {
          String text = name + rest(claim, worst, multiple, withDamage);
          if (text.length() <= LONGEST) {
            return text;
          }
        }
      }
    }
    String rest = rest(Iterables.getLast(claims), worst, lastMultiple, /* withDamage= */ false);
    return Fit.cut(Fit.cut(name, Math.max(LONGEST - rest.length(), 8)) + rest, LONGEST);
  }

  private String rest(String claim, Finding worst, String multiple, boolean withDamage) {
    return claim
        + Names.simple(worst.occurrence().type())
        + costs.ofFirstLine(worst.cost(), multiple, withDamage);
  }
}
