package io.github.wiretime.checker.finding;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.application.Application;
import io.github.wiretime.checker.broken.Breakage;
import io.github.wiretime.checker.broken.BrokenRules;
import io.github.wiretime.checker.broken.BrokenRules.Broken;
import io.github.wiretime.checker.broken.BrokenValues;
import io.github.wiretime.checker.cost.CostlyTypes;
import io.github.wiretime.checker.hessian.HessianClasses;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.javac.Guard;
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
 * @param guard keeps what a damaged class does to that class
 */
record ReleaseWalk(
    CostlyTypes costs,
    BrokenValues values,
    HessianClasses classes,
    InitialValues initialValues,
    Guard guard,
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
          Guard.instance(context),
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
                    modules.of(occurrence)));
  }

  /** The members whose values do not arrive. */
  Stream<Finding> broken(
      ReportLocations locations, ReportingModules modules, Predicate<Member> accepted) {
    BrokenRules rules = rules();
    ImmutableList.Builder<Found> found = ImmutableList.builder();
    for (Written written : walk.written()) {
      guard
          .ask(
              written.type(),
              ImmutableList.<Broken>of(),
              () -> ImmutableList.copyOf(rules.among(written.type(), written.uses())))
          .forEach(broken -> found.add(new Found(broken, written)));
    }
    for (Occurrence occurrence : walk.occurrences(values::contains)) {
      values
          .of(occurrence.member(), occurrence.type())
          .ifPresent(breakage -> found.add(new Found(breakage, occurrence)));
    }
    return findings(found.build().stream(), locations, modules, accepted);
  }

  /** The constants of enums, as if peers lacked them. */
  Stream<Finding> constants(
      ReportLocations locations, ReportingModules modules, Predicate<Member> accepted) {
    BrokenRules rules = rules();
    Stream<Found> found =
        walk.written().stream()
            .flatMap(
                written ->
                    rules.constants(written.type()).map(constant -> new Found(constant, written)));
    return findings(found, locations, modules, accepted);
  }

  private BrokenRules rules() {
    return new BrokenRules(costs.release().hessian(), classes, initialValues);
  }

  private static Stream<Finding> findings(
      Stream<Found> found,
      ReportLocations locations,
      ReportingModules modules,
      Predicate<Member> accepted) {
    return found
        .filter(each -> !each.occurrence.path().isGuessed(modules::know))
        .map(each -> each.finding(locations, modules, accepted));
  }

  private record Found(Breakage breakage, Occurrence occurrence) {

    Found(Broken broken, Written written) {
      this(broken.breakage(), written.occurrenceOf(broken.member(), broken.type()));
    }

    /** The walk asks only whether costs are accepted. */
    Finding finding(
        ReportLocations locations, ReportingModules modules, Predicate<Member> accepted) {
      Occurrence judged = occurrence.accepted(accepted.test(occurrence.member()));
      return Finding.broken(judged, breakage, locations.of(judged), modules.of(judged));
    }
  }
}
