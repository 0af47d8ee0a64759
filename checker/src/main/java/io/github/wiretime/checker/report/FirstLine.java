package io.github.wiretime.checker.report;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.wiretime.checker.finding.Finding;
import io.github.wiretime.checker.javac.Names;
import java.util.stream.Stream;

/**
 * The claim with the worst cost, complete in itself: problem views, annotations and {@code grep}
 * show no other line.
 */
final class FirstLine {

  private static final int LONGEST = 120;

  private static final ImmutableList<String> MULTIPLES =
      ImmutableList.of("the time of Date", "Date", "");

  private final CostText costs;

  FirstLine(CostText costs) {
    this.costs = costs;
  }

  /**
   * The longest text that fits. The words of the claim give way first, then the parameters of a
   * method, then the time, last the name.
   *
   * @param names who or what sends, or what is sent, the longest first
   * @param claims what stands between the name and the type, the longest first
   */
  String of(ImmutableList<String> names, ImmutableList<String> claims, Finding worst) {
    return MULTIPLES.stream()
        .flatMap(multiple -> names.stream().flatMap(name -> texts(name, claims, worst, multiple)))
        .filter(text -> text.length() <= LONGEST)
        .findFirst()
        .orElseGet(
            () -> cut(Iterables.getLast(names), rest(Iterables.getLast(claims), worst, "", false)));
  }

  /** The text where there is room for all of it. */
  String inFull(String name, String claim, Finding worst) {
    return name + rest(claim, worst, MULTIPLES.get(0), /* withDamage= */ true);
  }

  private Stream<String> texts(
      String name, ImmutableList<String> claims, Finding worst, String multiple) {
    return claims.stream()
        .flatMap(
            claim ->
                Stream.of(true, false)
                    .map(withDamage -> name + rest(claim, worst, multiple, withDamage)));
  }

  private static String cut(String name, String rest) {
    return Fit.cut(Fit.cut(name, Math.max(LONGEST - rest.length(), 8)) + rest, LONGEST);
  }

  private String rest(String claim, Finding worst, String multiple, boolean withDamage) {
    return claim
        + Names.simple(worst.occurrence().type())
        + costs.ofFirstLine(worst.cost(), multiple, withDamage);
  }
}
