package io.github.wiretime.scan.compare;

import com.google.common.collect.ImmutableList;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import io.github.wiretime.checker.cost.Release;
import io.github.wiretime.checker.files.ModuleFolder;
import io.github.wiretime.checker.finding.Analysis;
import io.github.wiretime.checker.options.DubboLine;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.checker.options.InvalidOptionException;
import io.github.wiretime.checker.options.Options;
import io.github.wiretime.checker.roots.DeclaredServices;
import io.github.wiretime.checker.roots.ServiceSearch;
import io.github.wiretime.checker.roots.SpringXml;
import io.github.wiretime.scan.application.ScannedApplication;
import java.util.Optional;
import java.util.function.Function;

/** One of the two builds. */
public final class ReadBuild {

  private final WireBuild wire;
  private final DeclaredServices services;
  private final Release dubbo;
  private final Release sofa;
  private final boolean isStrict;
  private final boolean isWhole;
  private final ImmutableList<String> unmeasured;
  private final Function<String, Optional<Symbol>> declarations;

  private ReadBuild(
      WireBuild wire,
      DeclaredServices services,
      Release dubbo,
      Release sofa,
      boolean isStrict,
      boolean isWhole,
      ImmutableList<String> unmeasured,
      Function<String, Optional<Symbol>> declarations) {
    this.wire = wire;
    this.services = services;
    this.dubbo = dubbo;
    this.sofa = sofa;
    this.isStrict = isStrict;
    this.isWhole = isWhole;
    this.unmeasured = unmeasured;
    this.declarations = declarations;
  }

  /**
   * Reads a build.
   *
   * @param isOld whether it is the build before, of which nothing of javac is kept
   * @throws InvalidOptionException if a file that the options name cannot be used
   */
  public static ReadBuild of(ScannedApplication application, Options options, boolean isOld)
      throws InvalidOptionException {
    DeclaredServices services =
        new ServiceSearch(application, options, application.context())
            .run(ModuleFolder.of(application.context()));
    Release dubbo = release(Release.User.DUBBO, application, options, services);
    Release sofa = release(Release.User.SOFARPC, application, options, services);
    BuildReader reader = new BuildReader(application, dubbo.hessian());
    WireBuild wire = reader.read(services.roots(), isOld);
    boolean isStrict =
        services
            .dubbo()
            .get()
            .line()
            .map(DubboLine::isStrict)
            .orElse(dubbo.hessian() != HessianLite.LITE_3_2);
    return new ReadBuild(
        wire,
        isOld ? withoutJavac(services) : services,
        dubbo,
        sofa,
        isStrict && application.trustsInterfaces(),
        application.files().leftOut().isEmpty()
            && application.leftOut().keySet().stream().noneMatch(application::owns)
            && application.springFiles().stream().allMatch(SpringXml::isReadable),
        Analysis.unmeasured(services, options, application, application.context()),
        isOld ? key -> Optional.empty() : reader::declaration);
  }

  private static Release release(
      Release.User user,
      ScannedApplication application,
      Options options,
      DeclaredServices services) {
    return Release.of(
        options, application.context(), user, application.namedLibraries(), services.dubbo());
  }

  /** What was said of services is all that is left of them. */
  private static DeclaredServices withoutJavac(DeclaredServices services) {
    return new DeclaredServices(
        /* roots= */ ImmutableList.of(),
        /* forOlderPeers= */ ImmutableList.of(),
        /* ofFastjson2= */ ImmutableList.of(),
        services.skipped(),
        () -> {
          throw new IllegalStateException("asked too late");
        },
        services.warnings(),
        services.notes());
  }

  WireBuild wire() {
    return wire;
  }

  /** The names of the services that it declares. */
  public ImmutableList<String> serviceTitles() {
    return wire.services().values().stream()
        .map(WireService::title)
        .collect(ImmutableList.toImmutableList());
  }

  /** What is known of its services. */
  public DeclaredServices services() {
    return services;
  }

  /** Whether all of its files could be read. */
  public boolean isWhole() {
    return isWhole;
  }

  /** Which of its libraries nobody measured. */
  public ImmutableList<String> unmeasured() {
    return unmeasured;
  }

  /** The release of Hessian that reads calls of Dubbo. */
  public Release dubbo() {
    return dubbo;
  }

  /** The one that reads calls of SOFARPC. */
  public Release sofa() {
    return sofa;
  }

  Comparison.Reader reader(boolean ofSofa) {
    return ofSofa
        ? new Comparison.Reader(sofa.hessian(), /* isStrict= */ false)
        : new Comparison.Reader(dubbo.hessian(), isStrict);
  }

  /** The declaration of a member, or the class that had it. */
  public Optional<Symbol> declaration(String key) {
    return declarations.apply(key);
  }

  /** The class of a member, as far as it is one of the application. */
  public Optional<ClassSymbol> owner(String key) {
    return declaration(key.substring(0, key.indexOf('#')) + "#<class>")
        .map(symbol -> (ClassSymbol) symbol);
  }
}
