package io.github.wiretime.checker.finding;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.application.Application;
import io.github.wiretime.checker.broken.Breakage;
import io.github.wiretime.checker.broken.BrokenRules;
import io.github.wiretime.checker.broken.BrokenValues;
import io.github.wiretime.checker.cost.CostlyTypes;
import io.github.wiretime.checker.hessian.HessianClasses;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.javac.InitialValues;
import io.github.wiretime.checker.roots.ServiceRoot;
import io.github.wiretime.checker.roots.TypeRoot;
import io.github.wiretime.checker.walk.Occurrence;
import io.github.wiretime.checker.walk.WalkRules;
import io.github.wiretime.checker.walk.WireWalk;
import io.github.wiretime.checker.walk.Written;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The walk from what is sent by one release of Hessian.
 *
 * @param costs what is costly in that release
 * @param values what does not arrive in that release
 * @param classes what that release writes of each class
 * @param initialValues what constructors put into fields
 */
record ReleaseWalk(
    CostlyTypes costs,
    BrokenValues values,
    HessianClasses classes,
    InitialValues initialValues,
    WireWalk walk) {

  /** What all walks of one compilation have in common. */
  record Rules(Context context, Application application, Predicate<Member> accepted) {

    /** One for each release of Hessian that services use, the main one with the types first. */
    ImmutableList<ReleaseWalk> from(
        Costs costs, ImmutableList<ServiceRoot> services, ImmutableList<TypeRoot> types) {
      return costs.all().stream()
          .map(
              each ->
                  from(
                      each,
                      services.stream()
                          .filter(service -> costs.of(service) == each)
                          .collect(toImmutableList()),
                      each == costs.main() ? types : ImmutableList.of()))
          .collect(toImmutableList());
    }

    private ReleaseWalk from(
        CostlyTypes costs, ImmutableList<ServiceRoot> services, ImmutableList<TypeRoot> types) {
      HessianClasses classes =
          new HessianClasses(costs.release().hessian(), Types.instance(context), application);
      BrokenValues values = new BrokenValues(costs.release().hessian());
      return new ReleaseWalk(
          costs,
          values,
          classes,
          application,
          WireWalk.from(
              services,
              types,
              new WalkRules(
                  context,
                  classes,
                  application.subclasses(),
                  type -> costs.contains(type) || values.contains(type),
                  accepted)));
    }
  }

  /** The members that are costly. */
  Stream<Occurrence> costly() {
    return walk.occurrences(costs::contains).stream();
  }

  /** The members that are costly, with what they cost. */
  Stream<Finding> costly(ReportLocations locations, ReportingModules modules) {
    return costly()
        .map(
            occurrence ->
                Finding.costly(
                    occurrence,
                    costs.costOf(occurrence.type()),
                    locations.of(occurrence),
                    modules.of(occurrence),
                    modules.isOfLibrary(occurrence)));
  }

  /** The members whose values do not arrive. */
  Stream<Finding> broken(
      ReportLocations locations, ReportingModules modules, Predicate<Member> accepted) {
    BrokenRules rules = rules();
    Stream<Finding> ofClasses =
        walk.written().stream()
            .flatMap(
                written ->
                    rules.among(written.type(), written.uses()).stream()
                        .flatMap(broken -> finding(broken, written, locations, modules, accepted)));
    Stream<Finding> ofValues =
        walk.occurrences(values::contains).stream()
            .flatMap(
                occurrence ->
                    values.of(occurrence.member(), occurrence.type()).stream()
                        .flatMap(
                            breakage ->
                                finding(breakage, occurrence, locations, modules, accepted)));
    return Stream.concat(ofClasses, ofValues);
  }

  /** The constants of enums, as if peers lacked them. */
  Stream<Finding> constants(
      ReportLocations locations, ReportingModules modules, Predicate<Member> accepted) {
    BrokenRules rules = rules();
    return walk.written().stream()
        .flatMap(
            written ->
                rules
                    .constants(written.type())
                    .flatMap(constant -> finding(constant, written, locations, modules, accepted)));
  }

  private BrokenRules rules() {
    return new BrokenRules(costs.release().hessian(), classes, initialValues);
  }

  private static Stream<Finding> finding(
      BrokenRules.Broken broken,
      Written written,
      ReportLocations locations,
      ReportingModules modules,
      Predicate<Member> accepted) {
    return finding(
        broken.breakage(),
        written.occurrenceOf(broken.member(), broken.type()),
        locations,
        modules,
        accepted);
  }

  /** The walk asks only whether costs are accepted. */
  private static Stream<Finding> finding(
      Breakage breakage,
      Occurrence occurrence,
      ReportLocations locations,
      ReportingModules modules,
      Predicate<Member> accepted) {
    if (occurrence.path().isGuessed(modules::know)) {
      return Stream.empty();
    }
    Occurrence judged = occurrence.accepted(accepted.test(occurrence.member()));
    return Stream.of(
        Finding.broken(
            judged,
            breakage,
            locations.of(judged),
            modules.of(judged),
            modules.isOfLibrary(judged)));
  }
}
