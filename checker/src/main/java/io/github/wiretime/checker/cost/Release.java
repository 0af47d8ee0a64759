package io.github.wiretime.checker.cost;

import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.javac.InstalledTypes;
import io.github.wiretime.checker.negotiation.InstalledDubbo;
import io.github.wiretime.checker.negotiation.NamedLibraries;
import io.github.wiretime.checker.options.DubboLine;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.checker.options.OptionTable;
import io.github.wiretime.checker.options.Options;
import io.github.wiretime.checker.words.CheckTexts;
import io.github.wiretime.checker.words.Language;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The release of Hessian whose costs and rules count.
 *
 * @param assumed whether nothing tells which one it is
 * @param by the name of a file that tells it, if nothing better does
 */
public record Release(HessianLite hessian, boolean assumed, Optional<String> by) {

  /** One that is not told by the name of a file. */
  public Release(HessianLite hessian, boolean assumed) {
    this(hessian, assumed, Optional.empty());
  }

  /** Its name for people, with how it is known: {@code hessian-lite 3.2 assumed}. */
  public String title(Language language) {
    String title = hessian.title(language);
    if (assumed) {
      return CheckTexts.of("release.assumed", title).in(language);
    }
    return by.map(name -> CheckTexts.of("release.told", title, name).in(language)).orElse(title);
  }

  /** Whose calls are sent. */
  public enum User {
    DUBBO(HessianLite.LITE_4_0_4),
    SOFARPC(HessianLite.SOFA_3_5);

    /** What its current release brings. */
    private final HessianLite current;

    User(HessianLite current) {
      this.current = current;
    }
  }

  /**
   * What the user says, else what is on the class path, else what names of files tell, else what
   * the Dubbo on the class path brings, else what the current one does. Where the options ask about
   * a line of Dubbo, it is one that this line brings.
   *
   * @param named what names of files tell
   * @param dubbo what is on the class path
   */
  public static Release of(
      Options options,
      Context context,
      User user,
      Optional<NamedLibraries> named,
      Supplier<InstalledDubbo> dubbo) {
    Release used = used(options, context, user, named, dubbo);
    return user == User.DUBBO
        ? options.reader().map(line -> of(line, used)).orElse(used)
        : used; // SOFARPC brings its own
  }

  /** The one in use where it belongs to a line of Dubbo, else that of the newest release there. */
  private static Release of(DubboLine line, Release used) {
    return !used.assumed && line.brings(used.hessian) ? used : new Release(line.hessian(), false);
  }

  private static Release used(
      Options options,
      Context context,
      User user,
      Optional<NamedLibraries> named,
      Supplier<InstalledDubbo> dubbo) {
    return options
        .get(OptionTable.HESSIAN_LITE)
        .or(() -> installed(user, new InstalledTypes(context)))
        .map(known -> new Release(known, false))
        .or(() -> named.flatMap(libraries -> told(user, libraries)))
        .or(
            () ->
                user == User.DUBBO
                    ? brought(dubbo.get()).map(known -> new Release(known, false))
                    : Optional.empty())
        .orElse(new Release(user.current, true));
  }

  private static Optional<Release> told(User user, NamedLibraries named) {
    return (user == User.SOFARPC ? named.sofa() : named.lite())
        .map(known -> new Release(known.hessian(), false, Optional.of(known.by())));
  }

  private static Optional<HessianLite> installed(User user, InstalledTypes types) {
    Optional<HessianLite> sofa = InstalledHessian.sofa(types);
    return user == User.SOFARPC ? sofa : InstalledHessian.lite(types).or(() -> sofa);
  }

  /**
   * Those before 3.3 have all brought the same; which of two 3.3 brings, its line does not tell.
   */
  private static Optional<HessianLite> brought(InstalledDubbo dubbo) {
    return dubbo.line().filter(line -> line != DubboLine.V3_3).map(DubboLine::hessian);
  }
}
