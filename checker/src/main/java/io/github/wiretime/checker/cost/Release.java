package io.github.wiretime.checker.cost;

import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.checker.options.Options;
import java.util.Optional;

/**
 * The release of Hessian whose costs and rules count.
 *
 * @param assumed whether nothing tells which one it is
 */
public record Release(HessianLite hessian, boolean assumed) {

  /** What the current release of Dubbo brings. */
  private static final HessianLite CURRENT = HessianLite.LITE_4_0_4;

  /**
   * What the user says, else what is on the class path, else what the services of a wire map use,
   * else what the current Dubbo brings.
   *
   * @param mapped what the wire map says
   */
  public static Release of(Options options, Context context, Optional<HessianLite> mapped) {
    return options
        .hessianLite()
        .or(() -> InstalledHessian.in(context))
        .or(() -> mapped)
        .map(known -> new Release(known, false))
        .orElse(new Release(CURRENT, true));
  }
}
