package io.github.wiretime.checker.negotiation;

import io.github.wiretime.checker.options.HessianLite;
import java.util.Optional;

/**
 * What names of files tell of libraries that are not there themselves.
 *
 * @param dubbo the Dubbo that is used
 * @param lite the hessian-lite that Dubbo uses
 * @param sofa the Hessian that SOFARPC uses
 */
public record NamedLibraries(
    Optional<InstalledDubbo> dubbo, Optional<Named> lite, Optional<Named> sofa) {

  /**
   * A release of Hessian.
   *
   * @param by what tells it, such as {@code dubbo-3.2.5.jar}
   */
  public record Named(HessianLite hessian, String by) {}
}
