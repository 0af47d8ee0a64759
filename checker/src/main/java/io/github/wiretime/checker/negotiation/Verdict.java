package io.github.wiretime.checker.negotiation;

import io.github.wiretime.checker.words.CheckTexts;
import io.github.wiretime.checker.words.Text;
import java.util.Optional;

/**
 * What is known of how a service is sent.
 *
 * @param reason what rules Hessian out, such as a protocol; empty where nothing does
 * @param file the settings that say so, if no declaration in the code does
 */
public record Verdict(HessianUse hessian, Optional<Text> reason, Optional<String> file) {

  /** Hessian writes it. */
  public static final Verdict HESSIAN = of(HessianUse.ALWAYS);

  /** Hessian writes it unless a provider that is not in sight is set to something else. */
  static final Verdict UNLESS_SET = of(HessianUse.UNLESS_SET);

  /** It depends on a provider that is not in sight. */
  static final Verdict PROVIDER_DECIDES = of(HessianUse.PROVIDER_DECIDES);

  private static Verdict of(HessianUse hessian) {
    return new Verdict(hessian, Optional.empty(), Optional.empty());
  }

  /** Nothing of it is written by Hessian. */
  public static Verdict other(Text reason) {
    return new Verdict(HessianUse.NEVER, Optional.of(reason), Optional.empty());
  }

  /** Nothing of it is written by Hessian, because its calls name no Java interface. */
  public static Verdict generic() {
    return other(CheckTexts.of("reason.generic"));
  }
}
