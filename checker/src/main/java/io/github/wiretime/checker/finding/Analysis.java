package io.github.wiretime.checker.finding;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.base.Suppliers;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.application.Application;
import io.github.wiretime.checker.cost.CostlyTypes;
import io.github.wiretime.checker.cost.Release;
import io.github.wiretime.checker.cost.Release.User;
import io.github.wiretime.checker.files.ModuleFolder;
import io.github.wiretime.checker.hessian.HessianClasses;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.javac.Names;
import io.github.wiretime.checker.javac.Subclasses;
import io.github.wiretime.checker.options.InvalidOptionException;
import io.github.wiretime.checker.options.OptionTable;
import io.github.wiretime.checker.options.Options;
import io.github.wiretime.checker.options.WireMapMode;
import io.github.wiretime.checker.roots.DeclaredServices;
import io.github.wiretime.checker.roots.Framework;
import io.github.wiretime.checker.roots.ServiceRoot;
import io.github.wiretime.checker.roots.SkippedService;
import io.github.wiretime.checker.roots.TypeRoot;
import io.github.wiretime.checker.walk.Occurrence;
import io.github.wiretime.checker.walk.WireWalk;
import io.github.wiretime.checker.wiremap.WireMap;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * The findings of one compilation, with the services that it provides and consumes.
 *
 * @param findings accepted ones too, and those that another module reports
 * @param services what is provided and consumed by Hessian
 * @param skipped what is provided and consumed by other means
 * @param forOlderPeers the members that are costly only for older consumers and direct addresses
 * @param classes those whose objects are sent, without those of the JDK
 * @param warnings what could not be resolved
 * @param notes what needs no action if it is meant so
 * @param learned what this compilation can tell the wire map, if the options ask for it
 * @param costlyTypes what is costly here; to look for the Hessian on the class path takes longer
 *     than all else if nothing is sent
 */
public record Analysis(
    ImmutableList<Finding> findings,
    ImmutableList<ServiceRoot> services,
    ImmutableList<SkippedService> skipped,
    ImmutableSet<Member> forOlderPeers,
    ImmutableSet<ClassSymbol> classes,
    ImmutableList<String> warnings,
    ImmutableList<String> notes,
    Optional<Learned> learned,
    Supplier<CostlyTypes> costlyTypes) {

  /**
   * Walks the whole compilation once, and writes nothing.
   *
   * @param existing the wire map as it is, if there is one
   * @throws InvalidOptionException if a file that the options name cannot be used
   */
  public static Analysis of(
      Context context,
      Application application,
      Options options,
      Acceptances acceptances,
      Optional<WireMap> existing)
      throws InvalidOptionException {
    ModuleFolder folder = ModuleFolder.of(context);
    boolean learns = options.get(OptionTable.WIRE_MAP_MODE) == WireMapMode.LEARN;
    Optional<WireMap> map = learns ? Optional.empty() : existing;

    ImmutableList<ClassSymbol> classes = application.classes();
    DeclaredServices services = DeclaredServices.in(application, options, map, folder, context);
    MappedTypes types = MappedTypes.among(classes, map, options.get(OptionTable.WIRE_TYPES));
    Function<User, Release> release =
        user ->
            Release.of(
                options,
                context,
                user,
                existing.flatMap(WireMap::hessian),
                application.namedLibraries(),
                services.dubbo());
    Supplier<CostlyTypes> costlyTypesIfNeeded =
        Suppliers.memoize(
            () ->
                CostlyTypes.of(
                    options,
                    release.apply(services.areOf(Framework.SOFA) ? User.SOFARPC : User.DUBBO)));
    if (services.areNone() && types.areNone() && !learns) {
      return new Analysis(
          ImmutableList.of(),
          services.roots(),
          services.skipped(),
          /* forOlderPeers= */ ImmutableSet.of(),
          /* classes= */ ImmutableSet.of(),
          services.warnings(),
          services.notes(),
          /* learned= */ Optional.empty(),
          costlyTypesIfNeeded);
    }

    CostlyTypes costlyTypes = costlyTypesIfNeeded.get();
    Walks walks =
        new Walks(
            context,
            new HessianClasses(
                costlyTypes.release().hessian(), Types.instance(context), application),
            application.subclasses(),
            costlyTypes::contains,
            acceptances::cover);
    WireWalk walk = walks.from(services.roots(), types.sent());
    WireWalk older = walks.from(services.forOlderPeers(), types.forOlderPeers());
    ReportingModules modules = new ReportingModules(application, map, options);
    ReportLocations locations = new ReportLocations(application);
    ImmutableList<Occurrence> occurrences = walk.occurrences();
    ImmutableList<Finding> findings =
        occurrences.stream()
            .map(
                occurrence ->
                    new Finding(
                        occurrence,
                        costlyTypes.costOf(occurrence.type()),
                        locations.of(occurrence),
                        modules.of(occurrence)))
            .collect(toImmutableList());
    ImmutableSet<Member> reported =
        occurrences.stream().map(Occurrence::member).collect(toImmutableSet());
    return new Analysis(
        findings,
        services.roots(),
        services.skipped(),
        older.occurrences().stream()
            .filter(each -> !each.accepted() && modules.of(each) != ReportingModule.ELSEWHERE)
            .map(Occurrence::member)
            .filter(member -> !reported.contains(member))
            .collect(toImmutableSet()),
        walk.classes(),
        services.warnings(),
        ImmutableList.<String>builder()
            .addAll(services.notes())
            .addAll(
                options.get(OptionTable.HESSIAN_LITE).isPresent()
                    ? ImmutableList.of()
                    : TwoFrameworks.note(
                        services, costlyTypes.release(), release, options.dialect()))
            .build(),
        learns
            ? Optional.of(learned(application, services, costlyTypes.release(), walk, older))
            : Optional.empty(),
        costlyTypesIfNeeded);
  }

  /** What all walks of one compilation have in common. */
  private record Walks(
      Context context,
      HessianClasses classes,
      Subclasses subclasses,
      Predicate<ClassSymbol> ofInterest,
      Predicate<Member> accepted) {

    WireWalk from(ImmutableList<ServiceRoot> services, ImmutableList<TypeRoot> types) {
      return WireWalk.from(services, types, context, classes, subclasses, ofInterest, accepted);
    }
  }

  private static Learned learned(
      Application application,
      DeclaredServices services,
      Release counted,
      WireWalk walk,
      WireWalk older) {
    return new Learned(
        walk,
        older,
        new OwnPackages(application.classes().stream().map(Names::packageOf)),
        services.areNone() || counted.assumed() ? Optional.empty() : Optional.of(counted.hessian()),
        services.offers());
  }
}
