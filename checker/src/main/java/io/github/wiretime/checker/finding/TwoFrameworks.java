package io.github.wiretime.checker.finding;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.cost.Release;
import io.github.wiretime.checker.cost.Release.User;
import io.github.wiretime.checker.options.Dialect;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.checker.options.OptionTable;
import io.github.wiretime.checker.roots.DeclaredServices;
import io.github.wiretime.checker.roots.Framework;
import java.util.function.Function;

/**
 * Says so where one application has services of Dubbo and of SOFARPC. Each sends with a Hessian of
 * its own, and all figures of one analysis are those of one release.
 */
final class TwoFrameworks {

  private TwoFrameworks() {}

  /**
   * A sentence, or none.
   *
   * @param counted whose figures count
   * @param release of a framework
   * @param dialect of the reader
   */
  static ImmutableList<String> note(
      DeclaredServices services,
      Release counted,
      Function<User, Release> release,
      Dialect dialect) {
    long sent = services.count(Framework.SOFA);
    if (sent == 0 || services.areOf(Framework.SOFA)) {
      return ImmutableList.of();
    }
    HessianLite other = release.apply(User.SOFARPC).hessian();
    return ImmutableList.of(
        "SOFARPC sends "
            + (sent == 1 ? "1 service" : sent + " services")
            + ", with "
            + other.title()
            + "; all figures are those of "
            + counted.hessian().title()
            + "; set "
            + dialect.setting(OptionTable.HESSIAN_LITE, other.id())
            + " to see those of SOFARPC");
  }
}
