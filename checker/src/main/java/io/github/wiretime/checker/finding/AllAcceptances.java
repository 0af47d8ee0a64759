package io.github.wiretime.checker.finding;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import com.sun.tools.javac.code.Symbol;
import io.github.wiretime.checker.options.Check;
import java.util.EnumSet;
import java.util.function.BiPredicate;

/** What the owners of the code accepted, by the check that they silenced. */
public final class AllAcceptances {

  private final ImmutableMap<Check, Acceptances> byCheck;

  private AllAcceptances(BiPredicate<Check, Symbol> suppressedInSource) {
    this.byCheck =
        Maps.toMap(
            EnumSet.allOf(Check.class),
            check ->
                new Acceptances(check, declaration -> suppressedInSource.test(check, declaration)));
  }

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
    return new AllAcceptances(suppressedInSource);
  }

  /** Those of one check. */
  public Acceptances of(Check check) {
    return byCheck.get(check);
  }
}
