package io.github.wiretime.checker.finding;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableSet.toImmutableSet;
import static java.util.stream.Collectors.toMap;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Streams;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.TypeVar;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.application.Application;
import io.github.wiretime.checker.cost.Release;
import io.github.wiretime.checker.cost.UnmeasuredReleases;
import io.github.wiretime.checker.files.ModuleFolder;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.hessian.Migration;
import io.github.wiretime.checker.javac.DeclaredMembers;
import io.github.wiretime.checker.javac.TypeNames;
import io.github.wiretime.checker.options.Check;
import io.github.wiretime.checker.options.InvalidOptionException;
import io.github.wiretime.checker.options.MeasuredLibrary;
import io.github.wiretime.checker.options.NamePatterns;
import io.github.wiretime.checker.options.OptionTable;
import io.github.wiretime.checker.options.Options;
import io.github.wiretime.checker.roots.DeclaredServices;
import io.github.wiretime.checker.roots.Framework;
import io.github.wiretime.checker.roots.ServiceRoot;
import io.github.wiretime.checker.roots.ServiceSearch;
import io.github.wiretime.checker.roots.SkippedService;
import io.github.wiretime.checker.roots.TypeRoot;
import io.github.wiretime.checker.walk.Occurrence;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The findings of one compilation, with the services that it provides and consumes.
 *
 * @param findings of each check, accepted ones too, and those that another module reports
 * @param services what is provided and consumed by Hessian
 * @param skipped what is provided and consumed by other means
 * @param servicesForOlderPeers those that use Hessian for older consumers and direct addresses only
 * @param servicesOfFastjson2 those that only Dubbo's fastjson2 writes
 * @param forOlderPeers the members that are costly only for older consumers and direct addresses
 * @param classes those whose objects are sent, without those of the JDK
 * @param warnings what could not be resolved
 * @param notes what needs no action if it is meant so
 * @param costs what is costly here
 * @param checks which ones report; of others there are no findings
 */
public record Analysis(
    ImmutableListMultimap<Check, Finding> findings,
    ImmutableList<ServiceRoot> services,
    ImmutableList<SkippedService> skipped,
    ImmutableList<ServiceRoot> servicesForOlderPeers,
    ImmutableList<ServiceRoot> servicesOfFastjson2,
    ImmutableSet<Member> forOlderPeers,
    ImmutableSet<ClassSymbol> classes,
    ImmutableList<String> warnings,
    ImmutableList<String> notes,
    Costs costs,
    ImmutableSet<Check> checks) {

  /**
   * Walks the whole compilation once, and writes nothing.
   *
   * @throws InvalidOptionException if a file that the options name cannot be used
   */
  public static Analysis of(
      Context context, Application application, Options options, AllAcceptances acceptances)
      throws InvalidOptionException {
    ModuleFolder folder = ModuleFolder.of(context);
    DeclaredServices services = new ServiceSearch(application, options, context).run(folder);
    ImmutableList<TypeRoot> types = named(application, options.get(OptionTable.WIRE_TYPES));
    Costs costs =
        new Costs(
            options,
            services,
            user ->
                Release.of(options, context, user, application.namedLibraries(), services.dubbo()));
    ImmutableSet<Check> checks = options.get(OptionTable.CHECKS);
    ImmutableList<String> notes = notes(services, options, application, context);
    if (services.areNone() && types.isEmpty()) {
      return ofNothing(services, notes, costs, checks);
    }
    boolean asksForCosts = checks.contains(Check.COSTLY_RPC_TIME);
    boolean asksForBroken = checks.contains(Check.BROKEN_RPC_VALUE);
    ReleaseWalk.Rules walks =
        new ReleaseWalk.Rules(context, application, acceptances.of(Check.COSTLY_RPC_TIME)::cover);
    ImmutableList<ReleaseWalk> sent = walks.from(costs, services.roots(), types);
    ImmutableList<ReleaseWalk> older =
        asksForCosts
            ? walks.from(costs, services.forOlderPeers(), ImmutableList.of())
            : ImmutableList.of();
    ReportingModules modules = new ReportingModules(application, options);
    ReportLocations locations = new ReportLocations(application);
    Predicate<Member> accepted = acceptances.of(Check.BROKEN_RPC_VALUE)::cover;
    ImmutableList<Finding> costly =
        found(asksForCosts, sent, each -> each.costly(locations, modules));
    return new Analysis(
        ImmutableListMultimap.<Check, Finding>builder()
            .putAll(Check.COSTLY_RPC_TIME, costly)
            .putAll(
                Check.BROKEN_RPC_VALUE,
                found(asksForBroken, sent, each -> each.broken(locations, modules, accepted)))
            .build(),
        services.roots(),
        services.skipped(),
        services.forOlderPeers(),
        services.ofFastjson2(),
        asksForCosts ? onlyForOlderPeers(older, costly, modules) : ImmutableSet.of(),
        sent.stream().flatMap(each -> each.walk().classes().stream()).collect(toImmutableSet()),
        services.warnings(),
        notes,
        costs,
        checks);
  }

  /**
   * The classes whose names the user's patterns match, by name, because javac keeps classes in no
   * order, and of two that reach a third with equally many steps the first one is on its path.
   */
  private static ImmutableList<TypeRoot> named(Application application, NamePatterns wireTypes) {
    return wireTypes.isEmpty()
        ? ImmutableList.of()
        : application.classes().stream()
            .filter(type -> wireTypes.match(TypeNames.of(type)) && !isBuilder(type))
            .sorted(Comparator.comparing(TypeNames::of))
            .map(type -> new TypeRoot(type, ImmutableSet.of()))
            .collect(toImmutableList());
  }

  /**
   * Whether it makes objects of the class around it, as Lombok's builders do: patterns for all
   * classes of a package match it, but nobody sends it.
   */
  private static boolean isBuilder(ClassSymbol type) {
    return type.owner instanceof ClassSymbol built
        && Streams.stream(DeclaredMembers.named(type, "build"))
            .anyMatch(
                each ->
                    each instanceof MethodSymbol method
                        && method.params().isEmpty()
                        && bound(method.getReturnType()).tsym == built);
  }

  private static Type bound(Type type) {
    return type instanceof TypeVar variable ? variable.getUpperBound() : type;
  }

  /** Those of the services, and which releases that send them nobody measured. */
  private static ImmutableList<String> notes(
      DeclaredServices services, Options options, Application application, Context context) {
    return Stream.concat(
            services.notes().stream(), unmeasured(services, options, application, context).stream())
        .collect(toImmutableList());
  }

  /** Which releases that send what services exchange nobody measured. */
  public static ImmutableList<String> unmeasured(
      DeclaredServices services, Options options, Application application, Context context) {
    if (options.get(OptionTable.HESSIAN_LITE).isPresent()) {
      return ImmutableList.of();
    }
    ImmutableSet.Builder<MeasuredLibrary> used = ImmutableSet.builder();
    Stream.of(services.roots(), services.forOlderPeers())
        .flatMap(List::stream)
        .map(ServiceRoot::framework)
        .distinct()
        .map(Analysis::librariesOf)
        .forEach(used::addAll);
    return UnmeasuredReleases.notes(context, used.build(), application.namedLibraries()).stream()
        .map(options.dialect()::text)
        .collect(toImmutableList());
  }

  private static ImmutableList<MeasuredLibrary> librariesOf(Framework framework) {
    return framework == Framework.SOFA
        ? ImmutableList.of(MeasuredLibrary.SOFA_HESSIAN, MeasuredLibrary.SOFARPC)
        : ImmutableList.of(MeasuredLibrary.HESSIAN_LITE, MeasuredLibrary.DUBBO);
  }

  private static Analysis ofNothing(
      DeclaredServices services,
      ImmutableList<String> notes,
      Costs costs,
      ImmutableSet<Check> checks) {
    return new Analysis(
        /* findings= */ ImmutableListMultimap.of(),
        services.roots(),
        services.skipped(),
        services.forOlderPeers(),
        services.ofFastjson2(),
        /* forOlderPeers= */ ImmutableSet.of(),
        /* classes= */ ImmutableSet.of(),
        services.warnings(),
        notes,
        costs,
        checks);
  }

  private static ImmutableList<Finding> found(
      boolean isAsked,
      ImmutableList<ReleaseWalk> walks,
      Function<ReleaseWalk, Stream<Finding>> findings) {
    return isAsked ? distinct(walks.stream().flatMap(findings)) : ImmutableList.of();
  }

  private static ImmutableSet<Member> onlyForOlderPeers(
      ImmutableList<ReleaseWalk> older, ImmutableList<Finding> findings, ReportingModules modules) {
    ImmutableSet<Member> reported =
        findings.stream().map(Finding::member).collect(toImmutableSet());
    return older.stream()
        .flatMap(ReleaseWalk::costly)
        .filter(each -> !each.accepted() && modules.of(each) != ReportingModule.ELSEWHERE)
        .map(Occurrence::member)
        .filter(member -> !reported.contains(member) && !Migration.reads(member.symbol()))
        .collect(toImmutableSet());
  }

  /** Services of another framework send some members as well. */
  private static ImmutableList<Finding> distinct(Stream<Finding> findings) {
    return ImmutableList.copyOf(
        findings
            .collect(toMap(Finding::key, finding -> finding, Finding::with, LinkedHashMap::new))
            .values());
  }
}
