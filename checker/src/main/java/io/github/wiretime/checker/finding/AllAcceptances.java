package io.github.wiretime.checker.finding;

import com.sun.tools.javac.code.Symbol;
import io.github.wiretime.checker.options.Check;
import java.util.function.BiPredicate;

/**
 * What the owners of the code accepted.
 *
 * @param costs members whose cost is accepted
 * @param broken members whose values need not arrive
 */
public record AllAcceptances(Acceptances costs, Acceptances broken, Acceptances breaking) {

  /** Of a compilation, in which annotations tell everything. */
  public static AllAcceptances ofSources() {
    return of((check, declaration) -> false);
  }

  /**
   * Of class files, which do not keep {@code @SuppressWarnings}.
   *
   * @param suppressedInSource whether a declaration itself, and not one around it, has one that
   *     names the check
   */
  public static AllAcceptances of(BiPredicate<Check, Symbol> suppressedInSource) {
    return new AllAcceptances(
        of(Check.COSTLY_RPC_TIME, suppressedInSource),
        of(Check.BROKEN_RPC_VALUE, suppressedInSource),
        of(Check.BREAKING_RPC_CHANGE, suppressedInSource));
  }

  private static Acceptances of(Check check, BiPredicate<Check, Symbol> suppressedInSource) {
    return new Acceptances(check, declaration -> suppressedInSource.test(check, declaration));
  }

  /** Those of one check. */
  public Acceptances of(Check check) {
    return switch (check) {
      case COSTLY_RPC_TIME -> costs;
      case BROKEN_RPC_VALUE -> broken;
      case BREAKING_RPC_CHANGE -> breaking;
    };
  }
}
