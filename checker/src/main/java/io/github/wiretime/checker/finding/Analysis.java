package io.github.wiretime.checker.finding;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Suppliers;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.cost.CostlyTypes;
import io.github.wiretime.checker.cost.Release;
import io.github.wiretime.checker.files.ModuleFolder;
import io.github.wiretime.checker.files.WireMap;
import io.github.wiretime.checker.files.WireMapFile;
import io.github.wiretime.checker.hessian.HessianClasses;
import io.github.wiretime.checker.javac.Names;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.checker.options.InvalidOptionException;
import io.github.wiretime.checker.options.Options;
import io.github.wiretime.checker.options.WireMapMode;
import io.github.wiretime.checker.roots.Application;
import io.github.wiretime.checker.roots.DeclaredServices;
import io.github.wiretime.checker.roots.ServiceRoot;
import io.github.wiretime.checker.roots.TypeRoot;
import io.github.wiretime.checker.walk.WireWalk;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * All findings of one compilation: what it provides and consumes, what that writes, what of it is
 * costly.
 *
 * @param findings accepted ones too, and those that another module reports
 * @param services what is provided and consumed
 * @param classes those whose objects are sent, without those of the JDK
 * @param warnings what could not be resolved
 * @param notes what needs no action if it is meant so
 * @param costlyTypes what is costly here; to look for the Hessian on the class path takes longer
 *     than all else if nothing is sent
 */
public record Analysis(
    ImmutableList<Finding> findings,
    ImmutableList<ServiceRoot> services,
    ImmutableSet<ClassSymbol> classes,
    ImmutableList<String> warnings,
    ImmutableList<String> notes,
    Supplier<CostlyTypes> costlyTypes) {

  /**
   * Walks the whole compilation once, and updates the wire map if the options say so.
   *
   * @throws InvalidOptionException if a file that the options name cannot be used
   */
  public static Analysis of(
      Context context, Application application, Options options, Acceptances acceptances)
      throws InvalidOptionException {
    ModuleFolder folder = ModuleFolder.of(context);
    Optional<WireMapFile> file = wireMapFile(options, folder);
    boolean learns = options.wireMapMode() == WireMapMode.LEARN;
    Optional<WireMap> existing =
        file.isPresent() && (!learns || file.get().exists())
            ? Optional.of(file.get().read())
            : Optional.empty();
    Optional<WireMap> map = learns ? Optional.empty() : existing;
    Supplier<CostlyTypes> costlyTypesIfNeeded =
        Suppliers.memoize(
            () ->
                CostlyTypes.of(
                    options, Release.of(options, context, existing.flatMap(WireMap::hessian))));

    ImmutableList<ClassSymbol> classes = application.classes();
    DeclaredServices services = DeclaredServices.in(application, options, map, folder, context);
    ImmutableList<TypeRoot> types = MappedTypes.among(classes, map, options.wireTypes());
    if (services.roots().isEmpty() && types.isEmpty() && !learns) {
      return new Analysis(
          ImmutableList.of(),
          services.roots(),
          /* classes= */ ImmutableSet.of(),
          services.warnings(),
          services.notes(),
          costlyTypesIfNeeded);
    }
    CostlyTypes costlyTypes = costlyTypesIfNeeded.get();
    WireWalk walk =
        WireWalk.from(
            services.roots(),
            types,
            context,
            new HessianClasses(
                costlyTypes.release().hessian(), Types.instance(context), application),
            application.subclasses(),
            costlyTypes::contains,
            acceptances::cover);
    if (file.isPresent() && learns) {
      Release release = costlyTypes.release();
      Optional<HessianLite> used =
          services.roots().isEmpty() || release.assumed()
              ? Optional.empty()
              : Optional.of(release.hessian());
      OwnPackages own = new OwnPackages(classes.stream().map(Names::packageOf));
      file.get()
          .add(
              known ->
                  WireMap.learned(
                      walk.entries(type -> isOfApplication(Names.packageOf(type), own, known)),
                      own.named(),
                      used));
    }
    ReportingModules modules = new ReportingModules(application, map, options);
    ReportLocations locations = new ReportLocations(application);
    ImmutableList<Finding> findings =
        walk.occurrences().stream()
            .map(
                occurrence ->
                    new Finding(
                        occurrence,
                        costlyTypes.costOf(occurrence.type()),
                        locations.of(occurrence),
                        modules.of(occurrence)))
            .collect(toImmutableList());
    return new Analysis(
        findings,
        services.roots(),
        walk.classes(),
        services.warnings(),
        services.notes(),
        costlyTypesIfNeeded);
  }

  private static Optional<WireMapFile> wireMapFile(Options options, ModuleFolder folder)
      throws InvalidOptionException {
    return options.wireMap().isEmpty()
        ? Optional.empty()
        : Optional.of(new WireMapFile(folder.file(Options.WIRE_MAP, options.wireMap().get())));
  }

  /** No module that reads the map compiles the classes of libraries. */
  private static boolean isOfApplication(String packageName, OwnPackages own, WireMap known) {
    return known.isOwned(packageName) || own.shareTheirRootWith(packageName);
  }
}
