package io.github.wiretime.checker.broken;

import io.github.wiretime.checker.options.Check;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.checker.words.CheckTexts;
import io.github.wiretime.checker.words.Text;
import java.util.stream.Stream;

/**
 * Why a value does not arrive.
 *
 * @param hessian the release that was executed
 * @param rule the name of the rule, which lines of a baseline have: {@code float}
 * @param effect what becomes of the value
 */
public record Breakage(HessianLite hessian, String rule, Effect effect) {

  /** What a member is or has, for a sentence: {@code is a record}. */
  public Text what() {
    return text("what");
  }

  /** What happens there, in a few words. */
  public Text detail() {
    return text("detail");
  }

  /** What to do, without breaking peers. */
  public Text instead() {
    return text("instead");
  }

  private Text text(String name) {
    return CheckTexts.of("broken." + rule + "." + name);
  }

  /** The last word of a line of a baseline. */
  public String word() {
    return Check.BROKEN_RPC_VALUE.id() + "." + rule;
  }

  /** Which check a line of a baseline is about. */
  public static Check checkOf(String line) {
    int word = line.lastIndexOf(' ') + 1;
    return Stream.of(Check.BROKEN_RPC_VALUE, Check.BREAKING_RPC_CHANGE)
        .filter(check -> line.startsWith(check.id() + ".", word))
        .findFirst()
        .orElse(Check.COSTLY_RPC_TIME);
  }

  /** Whether a line of a baseline is about a field that is not sent. */
  public static boolean isOfTransient(String line) {
    return line.endsWith(" " + Check.BROKEN_RPC_VALUE.id() + "." + BrokenRule.TRANSIENT_VALUE.id());
  }
}
