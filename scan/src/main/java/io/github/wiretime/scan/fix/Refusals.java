package io.github.wiretime.scan.fix;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Streams;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.wiretime.checker.hessian.Migration;
import io.github.wiretime.checker.javac.Names;
import io.github.wiretime.checker.javac.Supertypes;
import io.github.wiretime.checker.options.HessianLite;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** What no program should patch, as far as class files tell; the first rule that applies speaks. */
final class Refusals {

  /** They decide themselves what is sent. */
  private static final ImmutableList<String> OWN_FORMS =
      ImmutableList.of("writeReplace", "readResolve", "writeObject", "readObject");

  private static final ImmutableList<String> ACCESSORS = ImmutableList.of("get", "is", "set");

  private static final String BY_HAND = ": migrate it by hand, as the page on migrating says";

  private final ImmutableList<Rule> rules;

  /** Of classes, whose members are asked for one by one. */
  private final Map<ClassSymbol, Optional<String>> backPointers = new HashMap<>();

  Refusals(ImmutableSet<HessianLite> releases, Persistence persistence) {
    this.rules =
        ImmutableList.of(
            Rule.that(
                each -> releases.contains(HessianLite.SOFA_3),
                "SOFA hessian before 3.5.3 never ends writing a class whose writeReplace() returns"
                    + " this: update it, or migrate by hand"),
            Rule.that(
                each -> each.field().isEmpty(),
                "it is no field: add a method with another type, as the page on migrating says"),
            Rule.that(
                each -> !each.hierarchy().application().contains(each.owner()),
                "its class comes from a library: patch it where its sources are"),
            Rule.that(
                each -> !isOfItsType(each),
                "the time stands in a type argument, an array or a type variable" + BY_HAND),
            candidate ->
                Twins.of(candidate.finding().typeName()).isPresent()
                    ? Optional.empty()
                    : Optional.of(
                        "no exact twins are known for "
                            + Names.simple(candidate.finding().occurrence().type())
                            + BY_HAND),
            is(Flags.RECORD, "records cannot get fields" + BY_HAND),
            is(Flags.ENUM, "Hessian sends the name of an enum only: nothing is gained here"),
            inherits("java.lang.Throwable", "exceptions are read in ways of their own" + BY_HAND),
            inherits("java.util.Map", "the fields of a map are not sent: put the value elsewhere"),
            inherits(
                "java.util.Collection",
                "the fields of a collection are not sent: put the value elsewhere"),
            Rule.that(
                each -> !inherits(each.owner(), "java.io.Serializable"),
                "its class is not Serializable: let it implement java.io.Serializable first"),
            Rule.that(
                each -> each.owner().hasOuterInstance() || Names.isLocal(each.owner()),
                "its class is an inner or local one: make it static or a class of its own first"),
            Rule.that(
                each -> (each.field().get().flags() & Flags.FINAL) != 0,
                "the field is final and a copy could not clear it: take the final away first"),
            Rule.that(
                each ->
                    each.existing().isEmpty()
                        && each.hierarchy().all(each.owner()).anyMatch(persistence::stores),
                "its class is stored and a twin would become a column: send a class of its own"),
            Rule.that(
                each -> inherits(each.owner(), "java.io.Externalizable"),
                "its class is Externalizable and writes itself" + BY_HAND),
            Refusals::ownForm,
            Refusals::clone,
            Refusals::taken,
            candidate ->
                backPointers
                    .computeIfAbsent(
                        candidate.owner(),
                        owner -> new BackPointers(candidate.hierarchy()).of(owner))
                    .map(
                        field ->
                            "its objects can lead back to themselves through "
                                + field
                                + ", and copies of such objects never end"
                                + BY_HAND));
  }

  /** Why a member is not patched, if it is not. */
  Optional<String> of(Candidate candidate) {
    return rules.stream().flatMap(rule -> rule.refuses(candidate).stream()).findFirst();
  }

  private static boolean isOfItsType(Candidate candidate) {
    return candidate.field().get().type.tsym == candidate.finding().occurrence().type();
  }

  private static Rule is(long flag, String sentence) {
    return Rule.that(each -> (each.owner().flags() & flag) != 0, sentence);
  }

  private static Rule inherits(String supertype, String sentence) {
    return Rule.that(each -> inherits(each.owner(), supertype), sentence);
  }

  private static boolean inherits(ClassSymbol type, String supertype) {
    return Supertypes.closure(type).stream().anyMatch(each -> Names.of(each).equals(supertype));
  }

  /** Methods that a class has by an earlier patch are no reason. */
  private static Optional<String> ownForm(Candidate candidate) {
    boolean isMigrating = candidate.existing().isPresent();
    ImmutableSet<String> ours =
        isMigrating ? ImmutableSet.of("writeReplace", "readResolve") : ImmutableSet.of();
    return Streams.concat(
            OWN_FORMS.stream()
                .filter(name -> !ours.contains(name))
                .filter(name -> Hierarchy.declares(candidate.owner(), name))
                .map(
                    name ->
                        "its class has a " + name + "() already: put the twins in there by hand"),
            candidate.hierarchy().above(candidate.owner()).stream()
                .flatMap(type -> aboveOrBelow(type, OWN_FORMS, Refusals::isCallable)),
            candidate.hierarchy().below(candidate.owner()).stream()
                .flatMap(
                    type ->
                        aboveOrBelow(
                            type, OWN_FORMS, each -> isMigrating && owns(candidate, each))))
        .findFirst();
  }

  /** Whether the class had the method when its subclass got one, which calls it then. */
  private static boolean owns(Candidate candidate, Symbol method) {
    return Hierarchy.method(candidate.owner(), method.name.toString()).isPresent();
  }

  /** What a subclass can call. */
  private static boolean isCallable(Symbol method) {
    return (method.flags() & (Flags.PROTECTED | Flags.PUBLIC)) != 0;
  }

  private static Stream<String> aboveOrBelow(
      ClassSymbol type, ImmutableList<String> names, Predicate<Symbol> isFine) {
    return names.stream()
        .filter(name -> Hierarchy.declares(type, name))
        .filter(
            name ->
                !(Hierarchy.isMigrating(type)
                    && Hierarchy.method(type, name).filter(isFine).isPresent()))
        .map(
            name ->
                Names.simple(type)
                    + " has a "
                    + name
                    + "() of its own, and one would hide the other"
                    + BY_HAND);
  }

  private static Optional<String> clone(Candidate candidate) {
    return candidate.hierarchy().above(candidate.owner()).stream()
        .filter(type -> Hierarchy.method(type, "clone").isPresent())
        .findFirst()
        .map(type -> Names.simple(type) + " has a clone() of its own" + BY_HAND);
  }

  private static Optional<String> taken(Candidate candidate) {
    if (candidate.existing().isPresent()) {
      return Optional.empty();
    }
    ImmutableList<String> twins = candidate.twins().names(candidate.name());
    return candidate
        .hierarchy()
        .all(candidate.owner())
        .flatMap(
            type ->
                Streams.concat(
                    twins.stream().flatMap(name -> taken(type, name)),
                    type == candidate.owner()
                        ? Stream.of()
                        : Hierarchy.field(type, candidate.name()).stream()
                            .map(VarSymbol::toString)))
        .findFirst()
        .map(
            name ->
                "the name "
                    + name
                    + " is taken in its class or in one above or below it"
                    + BY_HAND);
  }

  private static Stream<String> taken(ClassSymbol type, String twin) {
    String property = Ascii.toUpperCase(twin.substring(0, 1)) + twin.substring(1);
    return Streams.concat(
        Stream.of(twin, Migration.UNSEEN_BY_LOMBOK + twin)
            .filter(name -> Hierarchy.field(type, name).isPresent()),
        ACCESSORS.stream()
            .map(verb -> verb + property)
            .filter(name -> Hierarchy.declares(type, name)));
  }
}
