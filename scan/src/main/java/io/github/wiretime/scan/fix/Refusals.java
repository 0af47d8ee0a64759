package io.github.wiretime.scan.fix;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Streams;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Types;
import io.github.wiretime.checker.hessian.Migration;
import io.github.wiretime.checker.javac.Supertypes;
import io.github.wiretime.checker.javac.TypeNames;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.checker.words.Text;
import io.github.wiretime.scan.words.ScanTexts;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** What no program should patch, as far as class files tell; the first rule that applies speaks. */
final class Refusals {

  /** Hessian calls them, so the twins can be filled in there. */
  private static final ImmutableList<String> HESSIAN_FORMS =
      ImmutableList.of("writeReplace", "readResolve");

  /** They decide themselves what is written, some only for Java serialization. */
  private static final ImmutableList<String> OWN_FORMS =
      ImmutableList.<String>builder()
          .addAll(HESSIAN_FORMS)
          .add("writeObject", "readObject")
          .build();

  private static final ImmutableList<String> ACCESSORS = ImmutableList.of("get", "is", "set");

  /** A reason not to patch a member, as one sentence that says what to do instead. */
  @FunctionalInterface
  private interface Rule {

    /** The reason, if it applies to the member. */
    Optional<Text> refuses(Candidate candidate);

    /** A rule with one sentence. */
    static Rule that(Predicate<Candidate> applies, Text sentence) {
      return candidate -> applies.test(candidate) ? Optional.of(sentence) : Optional.empty();
    }
  }

  private final ImmutableList<Rule> rules;

  /** Of classes, whose members are asked for one by one. */
  private final Map<ClassSymbol, Optional<String>> backPointers = new HashMap<>();

  private final Map<Hierarchy, BackPointers> searches = new HashMap<>();

  Refusals(ImmutableSet<HessianLite> releases, Persistence persistence, Types types) {
    this.rules =
        ImmutableList.of(
            Rule.that(each -> releases.contains(HessianLite.SOFA_3), say("old-sofa")),
            Rule.that(each -> each.field().isEmpty(), say("no-field")),
            Rule.that(
                each -> !each.hierarchy().application().contains(each.owner()), say("library")),
            Rule.that(each -> !isOfItsType(each), say("type-argument")),
            candidate ->
                Twins.of(candidate.finding().typeName()).isPresent()
                    ? Optional.empty()
                    : Optional.of(
                        say(
                            "no-twins-known",
                            TypeNames.simple(candidate.finding().occurrence().type()))),
            is(Flags.RECORD, say("record")),
            is(Flags.ENUM, say("enum")),
            inherits("java.lang.Throwable", say("exception")),
            inherits("java.util.Map", say("map")),
            inherits("java.util.Collection", say("collection")),
            Rule.that(
                each -> !inherits(each.owner(), "java.io.Serializable"), say("not-serializable")),
            Rule.that(
                each -> each.owner().hasOuterInstance() || TypeNames.isLocal(each.owner()),
                say("inner")),
            Rule.that(each -> (each.field().get().flags() & Flags.FINAL) != 0, say("final")),
            Rule.that(
                each ->
                    each.existing().isEmpty()
                        && each.hierarchy().all(each.owner()).anyMatch(persistence::stores),
                say("stored")),
            Rule.that(
                each -> inherits(each.owner(), "java.io.Externalizable"), say("externalizable")),
            Refusals::ownForm,
            Refusals::clone,
            Refusals::taken,
            candidate ->
                HiddenNames.of(candidate.owner(), candidate.twins())
                    .map(name -> say("hidden-name", name)),
            candidate ->
                backPointers
                    .computeIfAbsent(
                        candidate.owner(),
                        owner ->
                            searches
                                .computeIfAbsent(
                                    candidate.hierarchy(), each -> new BackPointers(each, types))
                                .of(owner))
                    .map(field -> say("back-pointer", field)));
  }

  private static Text say(String name, Object... values) {
    return ScanTexts.of("refused." + name, values);
  }

  /** Why a member is not patched, if it is not. */
  Optional<Text> of(Candidate candidate) {
    return rules.stream().flatMap(rule -> rule.refuses(candidate).stream()).findFirst();
  }

  private static boolean isOfItsType(Candidate candidate) {
    return candidate.field().get().type.tsym == candidate.finding().occurrence().type();
  }

  private static Rule is(long flag, Text sentence) {
    return Rule.that(each -> (each.owner().flags() & flag) != 0, sentence);
  }

  private static Rule inherits(String supertype, Text sentence) {
    return Rule.that(each -> inherits(each.owner(), supertype), sentence);
  }

  private static boolean inherits(ClassSymbol type, String supertype) {
    return Supertypes.closure(type).stream().anyMatch(each -> TypeNames.of(each).equals(supertype));
  }

  /** Methods that a class has by an earlier patch are no reason. */
  private static Optional<Text> ownForm(Candidate candidate) {
    boolean isMigrating = candidate.existing().isPresent();
    ImmutableSet<String> ours =
        isMigrating ? ImmutableSet.of("writeReplace", "readResolve") : ImmutableSet.of();
    return Streams.concat(
            OWN_FORMS.stream()
                .filter(name -> !ours.contains(name))
                .filter(name -> Hierarchy.declares(candidate.owner(), name))
                .map(name -> say(HESSIAN_FORMS.contains(name) ? "own-form" : "java-form", name)),
            Hierarchy.field(candidate.owner(), "serialPersistentFields").stream()
                .map(field -> say("java-fields", field)),
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

  private static Stream<Text> aboveOrBelow(
      ClassSymbol type, ImmutableList<String> names, Predicate<Symbol> isFine) {
    return names.stream()
        .filter(name -> Hierarchy.declares(type, name))
        .filter(
            name ->
                !(Hierarchy.isMigrating(type)
                    && Hierarchy.method(type, name).filter(isFine).isPresent()))
        .map(name -> say("hidden-form", TypeNames.simple(type), name));
  }

  private static Optional<Text> clone(Candidate candidate) {
    return candidate.hierarchy().above(candidate.owner()).stream()
        .filter(type -> Hierarchy.method(type, "clone").isPresent())
        .findFirst()
        .map(type -> say("clone", TypeNames.simple(type)));
  }

  private static Optional<Text> taken(Candidate candidate) {
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
        .map(name -> say("taken", name));
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
