package io.github.wiretime.checker.report;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.wiretime.checker.finding.Finding;
import io.github.wiretime.checker.javac.TypeNames;
import io.github.wiretime.checker.words.CheckTexts;
import io.github.wiretime.checker.words.Language;
import io.github.wiretime.checker.words.Width;
import java.util.stream.Stream;

/**
 * The claim with the worst cost, complete in itself: problem views, annotations and {@code grep}
 * show no other line.
 */
final class FirstLine {

  private static final int LONGEST = 120;

  /** The time that a time is a multiple of, in many words and in few, and none of it. */
  private final ImmutableList<String> multiples;

  private final CostText costs;
  private final Language language;

  /**
   * What stands between a name and a type.
   *
   * @param text the name of words with places for a name, a type and what that costs
   * @param counts for further places
   */
  record Claim(String text, ImmutableList<Object> counts) {

    Claim(String text, Object... counts) {
      this(text, ImmutableList.copyOf(counts));
    }

    private String of(String name, Finding worst, String cost, Language language) {
      return CheckTexts.of(
              text,
              ImmutableList.builder()
                  .add(name, TypeNames.simple(worst.occurrence().type()), cost)
                  .addAll(counts)
                  .build()
                  .toArray())
          .in(language);
    }
  }

  FirstLine(CostText costs, Language language) {
    this.costs = costs;
    this.language = language;
    this.multiples =
        ImmutableList.of(
            CheckTexts.of("cost.time-of-date").in(language),
            CheckTexts.of("cost.date").in(language),
            "");
  }

  /**
   * The longest text that fits. The words of the claim give way first, then the parameters of a
   * method, then the time, last the name.
   *
   * @param names who or what sends, or what is sent, the longest first
   * @param claims the longest first
   */
  String of(ImmutableList<String> names, ImmutableList<Claim> claims, Finding worst) {
    return multiples.stream()
        .flatMap(multiple -> names.stream().flatMap(name -> texts(name, claims, worst, multiple)))
        .filter(text -> Width.of(text) <= LONGEST)
        .findFirst()
        .orElseGet(() -> cut(Iterables.getLast(names), Iterables.getLast(claims), worst));
  }

  /** The text where there is room for all of it. */
  String inFull(String name, Claim claim, Finding worst) {
    return text(name, claim, worst, multiples.get(0), /* withDamage= */ true);
  }

  private Stream<String> texts(
      String name, ImmutableList<Claim> claims, Finding worst, String multiple) {
    return claims.stream()
        .flatMap(
            claim ->
                Stream.of(true, false)
                    .map(withDamage -> text(name, claim, worst, multiple, withDamage)));
  }

  private String cut(String name, Claim claim, Finding worst) {
    int rest = Width.of(text("", claim, worst, "", /* withDamage= */ false));
    String brief = Fit.cut(name, Math.max(LONGEST - rest, 8));
    return Fit.cut(text(brief, claim, worst, "", /* withDamage= */ false), LONGEST);
  }

  private String text(
      String name, Claim claim, Finding worst, String multiple, boolean withDamage) {
    return claim.of(name, worst, costs.ofFirstLine(worst.cost(), multiple, withDamage), language);
  }
}
