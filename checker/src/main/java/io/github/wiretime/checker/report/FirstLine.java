package io.github.wiretime.checker.report;

import com.google.common.collect.ImmutableList;
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

  /**
   * The longest text that fits; the name gives way last.
   *
   * @param name who or what sends
   * @param claims what stands between the name and the type, the best first
   */
  String of(String name, ImmutableList<String> claims, Finding worst) {
    String rest = "";
    for (String claim : claims) {
      for (boolean withDamage : new boolean[] {true, false}) {
        for (String multiple : MULTIPLES) {
          rest =
              claim
                  + Names.simple(worst.field().type())
                  + costs.ofFirstLine(worst.cost(), multiple, withDamage);
          if (name.length() + rest.length() <= LONGEST) {
            return name + rest;
          }
        }
      }
    }
    return Fit.cut(Fit.cut(name, Math.max(LONGEST - rest.length(), 8)) + rest, LONGEST);
  }
}
