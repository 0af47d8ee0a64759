package io.github.wiretime.checker.report;

import com.sun.tools.javac.code.Types;
import io.github.wiretime.checker.finding.Costs;
import io.github.wiretime.checker.options.Check;
import io.github.wiretime.checker.options.Options;
import io.github.wiretime.checker.words.Language;

/**
 * The texts for all that a compilation or a scan reports.
 *
 * @param costly for members that are costly
 * @param broken for members whose values do not arrive
 */
public record FindingTexts(Message costly, BrokenText broken) {

  /**
   * The texts for the readers of one door.
   *
   * @param costs what is costly for the services of each framework
   * @param referencesInFull whether members of services that others provide are listed
   * @param options of the readers
   */
  public static FindingTexts of(
      Costs costs, Types types, boolean referencesInFull, Options options) {
    return new FindingTexts(
        new Message(costs.main().yardstick(), costs.assumed(), types, referencesInFull, options),
        new BrokenText(costs.assumed(), types, options));
  }

  /** Those for the findings of a check that is asked of one build. */
  public FindingText of(Check check) {
    return switch (check) {
      case COSTLY_RPC_TIME -> costly;
      case BROKEN_RPC_VALUE -> broken;
      case BREAKING_RPC_CHANGE -> throw new IllegalArgumentException("it needs two builds");
    };
  }

  /** The same texts in another language. */
  FindingTexts in(Language language) {
    return new FindingTexts(costly.in(language), broken.in(language));
  }
}
