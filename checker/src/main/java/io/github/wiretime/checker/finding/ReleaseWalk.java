package io.github.wiretime.checker.finding;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
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
import io.github.wiretime.checker.hessian.Member.Kind;
import io.github.wiretime.checker.javac.Guard;
import io.github.wiretime.checker.javac.InitialValues;
import io.github.wiretime.checker.roots.ServiceRoot;
import io.github.wiretime.checker.roots.TypeRoot;
import io.github.wiretime.checker.walk.Occurrence;
import io.github.wiretime.checker.walk.WalkRules;
import io.github.wiretime.checker.walk.WireWalk;
import io.github.wiretime.checker.walk.WrittenObject;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The walk from what is sent by one release of Hessian.
 *
 * @param costs what is costly in that release
 * @param values what does not arrive in that release
 * @param classes what that release writes of each class
 * @param initialValues what constructors put into fields
 * @param dates the subclasses of {@code Date} that may be where {@code Date} is declared
 * @param guard keeps what a damaged class does to that class
 */
record ReleaseWalk(
    CostlyTypes costs,
    BrokenValues values,
    HessianClasses classes,
    InitialValues initialValues,
    ImmutableList<ClassSymbol> dates,
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
      ImmutableList<ClassSymbol> dates = application.dates();
      BrokenValues values = new BrokenValues(costs.release().hessian(), !dates.isEmpty());
      return new ReleaseWalk(
          costs,
          values,
          classes,
          application,
          dates,
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
                    modules.of(occurrence),
                    modules.isOfLibrary(occurrence)));
  }

  /** The members whose values do not arrive. */
  Stream<Finding> broken(
      ReportLocations locations, ReportingModules modules, Predicate<Member> accepted) {
    BrokenRules rules = new BrokenRules(costs.release().hessian(), classes, initialValues);
    ImmutableList.Builder<Found> found = ImmutableList.builder();
    for (WrittenObject method : walk.methods()) {
      guard
          .ask(method.type(), ImmutableList.<Broken>of(), () -> rules.declared(method.uses()))
          .forEach(broken -> found.add(new Found(broken, method)));
    }
    for (WrittenObject written : walk.written()) {
      guard
          .ask(
              written.type(),
              ImmutableList.<Broken>of(),
              () -> rules.among(written.type(), written.uses(), written.isWhole()))
          .forEach(broken -> found.add(new Found(broken, written)));
    }
    ImmutableList<Occurrence> occurrences = walk.occurrences(values::contains);
    for (Occurrence occurrence : occurrences) {
      values
          .of(occurrence.member(), occurrence.type())
          .ifPresent(breakage -> found.add(new Found(breakage, occurrence)));
    }
    undeclaredDates(occurrences).forEach(found::add);
    return found.build().stream()
        .filter(each -> !each.occurrence.path().isGuessed(modules::know))
        .map(each -> each.finding(locations, modules, accepted));
  }

  /** The subclasses of {@code Date} that no member names, each at the first that may hold them. */
  private Stream<Found> undeclaredDates(ImmutableList<Occurrence> occurrences) {
    return occurrences.stream()
        .flatMap(
            occurrence ->
                values
                    .ofDates(occurrence.member(), occurrence.type())
                    .map(breakage -> new Found(breakage, occurrence))
                    .stream())
        .findFirst()
        .stream()
        .flatMap(
            first ->
                dates.stream()
                    .filter(date -> !walk.classes().contains(date))
                    .map(date -> first.of(date)));
  }

  private record Found(Breakage breakage, Occurrence occurrence) {

    Found(Broken broken, WrittenObject written) {
      this(broken.breakage(), written.occurrenceOf(broken.member(), broken.type()));
    }

    /** The same for a class whose objects the member may hold. */
    Found of(ClassSymbol type) {
      return new Found(
          breakage,
          new Occurrence(
              new Member(Kind.CLASS, type, type),
              type,
              occurrence.path(),
              occurrence.reachedBy(),
              /* accepted= */ false));
    }

    /** The walk asks only whether costs are accepted. */
    Finding finding(
        ReportLocations locations, ReportingModules modules, Predicate<Member> accepted) {
      Occurrence judged = occurrence.accepted(accepted.test(occurrence.member()));
      return Finding.broken(
          judged, breakage, locations.of(judged), modules.of(judged), modules.isOfLibrary(judged));
    }
  }
}
