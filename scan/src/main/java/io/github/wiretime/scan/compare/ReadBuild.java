package io.github.wiretime.scan.compare;

import com.google.common.collect.ImmutableList;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import io.github.wiretime.checker.cost.Release;
import io.github.wiretime.checker.files.ModuleFolder;
import io.github.wiretime.checker.options.DubboLine;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.checker.options.InvalidOptionException;
import io.github.wiretime.checker.options.Options;
import io.github.wiretime.checker.roots.DeclaredServices;
import io.github.wiretime.checker.wiremap.WireMap;
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
  private final Function<String, Optional<Symbol>> declarations;

  private ReadBuild(
      WireBuild wire,
      DeclaredServices services,
      Release dubbo,
      Release sofa,
      boolean isStrict,
      Function<String, Optional<Symbol>> declarations) {
    this.wire = wire;
    this.services = services;
    this.dubbo = dubbo;
    this.sofa = sofa;
    this.isStrict = isStrict;
    this.declarations = declarations;
  }

  /**
   * Reads a build.
   *
   * @param map the wire map, if there is one
   * @param isOld whether it is the build before, of which nothing of javac is kept
   * @throws InvalidOptionException if a file that the options name cannot be used
   */
  public static ReadBuild of(
      ScannedApplication application, Options options, Optional<WireMap> map, boolean isOld)
      throws InvalidOptionException {
    DeclaredServices services =
        DeclaredServices.in(
            application,
            options,
            map,
            ModuleFolder.of(application.context()),
            application.context());
    Release dubbo = release(Release.User.DUBBO, application, options, map, services);
    Release sofa = release(Release.User.SOFARPC, application, options, map, services);
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
        isOld ? key -> Optional.empty() : reader::declaration);
  }

  private static Release release(
      Release.User user,
      ScannedApplication application,
      Options options,
      Optional<WireMap> map,
      DeclaredServices services) {
    return Release.of(
        options,
        application.context(),
        user,
        map.flatMap(WireMap::hessian),
        application.namedLibraries(),
        services.dubbo());
  }

  /** What was said of services is all that is left of them. */
  private static DeclaredServices withoutJavac(DeclaredServices services) {
    return new DeclaredServices(
        ImmutableList.of(),
        ImmutableList.of(),
        services.skipped(),
        ImmutableList.of(),
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
