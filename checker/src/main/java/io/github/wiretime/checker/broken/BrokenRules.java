package io.github.wiretime.checker.broken;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Iterables;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Scope.LookupKind;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import io.github.wiretime.checker.hessian.HessianClasses;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.hessian.Member.Kind;
import io.github.wiretime.checker.hessian.TypeUse;
import io.github.wiretime.checker.hessian.Writer;
import io.github.wiretime.checker.hessian.WrittenFields;
import io.github.wiretime.checker.javac.DeclaredMembers;
import io.github.wiretime.checker.javac.InitialValues;
import io.github.wiretime.checker.javac.Names;
import io.github.wiretime.checker.options.HessianLite;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javax.lang.model.element.ElementKind;
import javax.lang.model.type.TypeKind;

/** Finds what does not arrive, of what one release of Hessian sends. */
public final class BrokenRules {

  /**
   * A member whose values do not arrive.
   *
   * @param type the class that it names, or that holds it
   */
  public record Broken(Member member, ClassSymbol type, Breakage breakage) {}

  /**
   * The packages of Guava. It is no constant of the class file, because whoever relocates Guava in
   * a jar rewrites constants that look like its names.
   */
  private static final String GUAVA = String.join(".", "com", "google", "common", "");

  private static final String COLLECT = GUAVA + "collect.";

  /** Types that do not arrive in a field that declares them. */
  private static final ImmutableMap<String, BrokenRule> DECLARED =
      ImmutableMap.<String, BrokenRule>builder()
          .put("java.util.EnumMap", BrokenRule.ENUM_MAP)
          .put("java.util.EnumSet", BrokenRule.ENUM_SET)
          .put("java.util.Queue", BrokenRule.QUEUE)
          .put("java.util.Deque", BrokenRule.QUEUE)
          .put("java.util.concurrent.BlockingQueue", BrokenRule.QUEUE)
          .put("java.util.concurrent.BlockingDeque", BrokenRule.QUEUE)
          .put("java.util.Iterator", BrokenRule.ITERATOR)
          .put("java.lang.Iterable", BrokenRule.ITERABLE)
          .put(COLLECT + "BiMap", BrokenRule.GUAVA_MAP)
          .put(COLLECT + "HashBiMap", BrokenRule.GUAVA_MAP)
          .put(COLLECT + "Multiset", BrokenRule.GUAVA_MAP)
          .put(COLLECT + "HashMultiset", BrokenRule.GUAVA_MAP)
          .put(COLLECT + "Multimap", BrokenRule.GUAVA_MULTIMAP)
          .put(COLLECT + "ListMultimap", BrokenRule.GUAVA_MULTIMAP)
          .put(COLLECT + "SetMultimap", BrokenRule.GUAVA_MULTIMAP)
          .put(COLLECT + "ArrayListMultimap", BrokenRule.GUAVA_MULTIMAP)
          .put(COLLECT + "HashMultimap", BrokenRule.GUAVA_MULTIMAP)
          .put(COLLECT + "ImmutableCollection", BrokenRule.GUAVA_IMMUTABLE)
          .put(COLLECT + "ImmutableList", BrokenRule.GUAVA_IMMUTABLE)
          .put(COLLECT + "ImmutableSet", BrokenRule.GUAVA_IMMUTABLE)
          .put(COLLECT + "ImmutableSortedSet", BrokenRule.GUAVA_IMMUTABLE)
          .put(COLLECT + "ImmutableMap", BrokenRule.GUAVA_IMMUTABLE)
          .put(COLLECT + "ImmutableSortedMap", BrokenRule.GUAVA_IMMUTABLE)
          .buildOrThrow();

  private final HessianLite release;
  private final HessianClasses classes;
  private final TransientValues transientValues;

  /** What does not arrive in a field that declares a class; most fields have types of a few. */
  private final Map<ClassSymbol, Optional<BrokenRule>> declared = new HashMap<>();

  /**
   * The rules of one release, which writes classes in its way.
   *
   * @param initialValues what constructors put into fields
   */
  public BrokenRules(HessianLite release, HessianClasses classes, InitialValues initialValues) {
    this.release = release;
    this.classes = classes;
    this.transientValues = new TransientValues(initialValues);
  }

  /**
   * What does not arrive of an object.
   *
   * @param type its class
   * @param uses the types that its members name
   */
  public Stream<Broken> among(ClassSymbol type, ImmutableList<TypeUse> uses) {
    return isOfLibrary(type)
        ? Stream.empty()
        : Stream.concat(ofObject(type), uses.stream().flatMap(this::ofDeclared));
  }

  /**
   * The constants of a class, if it is an enum of neither the JDK nor Guava. Whether peers lack one
   * is for others to say.
   */
  public Stream<Broken> constants(ClassSymbol type) {
    return classes.writerOf(type) != Writer.ENUM || isOfLibrary(type)
        ? Stream.empty()
        : members(type, member -> member.getKind() == ElementKind.ENUM_CONSTANT)
            .flatMap(constant -> broken(BrokenRule.ENUM_CONSTANT, constant));
  }

  /** Rules on types that a field declares tell what is known of the collections of Guava. */
  static boolean isOfLibrary(ClassSymbol type) {
    return Names.isJdk(type) || Names.packageOf(type).startsWith(GUAVA);
  }

  private Stream<Broken> ofObject(ClassSymbol type) {
    try {
      return switch (classes.writerOf(type)) {
        case FIELDS ->
            Stream.concat(
                isDate(type) ? ofClass(BrokenRule.DATE_SUBCLASS, type) : ofFields(type),
                ofTransientFields(type));
        case RECORD ->
            fields(type).findAny().isPresent() ? ofClass(BrokenRule.RECORD, type) : Stream.empty();
        case ENUM ->
            (type.flags() & Flags.FINAL) == 0
                ? ofClass(BrokenRule.ENUM_BODY, type)
                : Stream.empty();
        case MAP, COLLECTION -> ofContainer(type);
        case OTHER -> Stream.empty();
      };
    } catch (CompletionFailure missing) {
      return Stream.empty(); // a superclass is not on the class path
    }
  }

  private Stream<Broken> ofFields(ClassSymbol type) {
    HiddenFields hidden = HiddenFields.of(type, release);
    return fields(type)
        .flatMap(
            field ->
                Stream.concat(
                    field.type.getKind() == TypeKind.FLOAT
                        ? broken(BrokenRule.FLOAT, field)
                        : Stream.empty(),
                    hidden.has(field) ? broken(BrokenRule.HIDDEN_FIELD, field) : Stream.empty()));
  }

  private Stream<Broken> ofTransientFields(ClassSymbol type) {
    return BrokenRule.TRANSIENT_VALUE.in(release).isEmpty()
        ? Stream.empty()
        : transientValues.in(type).flatMap(field -> broken(BrokenRule.TRANSIENT_VALUE, field));
  }

  /**
   * The fields of a class that gets its elements from a class of the JDK. One that keeps them
   * itself has them in fields, which its own methods fill again.
   */
  private Stream<Broken> ofContainer(ClassSymbol type) {
    if (type.isInterface()) {
      return Stream.empty();
    }
    ImmutableList<ClassSymbol> own =
        Stream.concat(Stream.of(type), above(type)).collect(toImmutableList());
    ClassSymbol storing = (ClassSymbol) Iterables.getLast(own).getSuperclass().tsym;
    return storing.name.toString().startsWith("Abstract")
            || !Names.packageOf(storing).equals("java.util")
        ? Stream.empty()
        : own.stream()
            .flatMap(BrokenRules::fields)
            .filter(field -> (field.flags() & Flags.FINAL) == 0)
            .flatMap(field -> broken(BrokenRule.CONTAINER_FIELD, field));
  }

  private Stream<Broken> ofDeclared(TypeUse use) {
    if (use.member().kind() != Kind.FIELD || !(use.type().tsym instanceof ClassSymbol type)) {
      return Stream.empty();
    }
    return declared.computeIfAbsent(type, this::ofDeclared).stream()
        .flatMap(rule -> broken(rule, use.member().symbol()));
  }

  private Optional<BrokenRule> ofDeclared(ClassSymbol type) {
    return Optional.ofNullable(DECLARED.get(Names.of(type)))
        .or(
            () ->
                lacksConstructor(type)
                    ? Optional.of(BrokenRule.CONTAINER_CONSTRUCTOR)
                    : Optional.empty());
  }

  private boolean lacksConstructor(ClassSymbol type) {
    if (Names.isJdk(type) || (type.flags() & (Flags.INTERFACE | Flags.ABSTRACT)) != 0) {
      return false;
    }
    Writer writer = classes.writerOf(type);
    return (writer == Writer.MAP || writer == Writer.COLLECTION)
        && ((type.flags() & Flags.PUBLIC) == 0 || !hasPublicConstructor(type));
  }

  private static boolean hasPublicConstructor(ClassSymbol type) {
    return DeclaredMembers.constructors(type)
        .anyMatch(
            constructor ->
                constructor.params().isEmpty() && (constructor.flags() & Flags.PUBLIC) != 0);
  }

  private Stream<Broken> ofClass(BrokenRule rule, ClassSymbol type) {
    return broken(rule, new Member(Kind.CLASS, type, type), type);
  }

  private Stream<Broken> broken(BrokenRule rule, Symbol field) {
    ClassSymbol owner = field.enclClass();
    return broken(
        rule,
        new Member(Kind.FIELD, owner, field),
        field.type.tsym instanceof ClassSymbol type ? type : owner);
  }

  private Stream<Broken> broken(BrokenRule rule, Member member, ClassSymbol type) {
    return rule.in(release).map(breakage -> new Broken(member, type, breakage)).stream();
  }

  /** The fields that are sent. */
  static Stream<Symbol> fields(ClassSymbol type) {
    return declared(type, WrittenFields::isKept);
  }

  /** Some fields in the order of their declaration. */
  static Stream<Symbol> declared(ClassSymbol type, Predicate<Symbol> which) {
    return members(type, member -> member.getKind() == ElementKind.FIELD && which.test(member));
  }

  /** javac lists members in reverse. */
  private static Stream<Symbol> members(ClassSymbol type, Predicate<Symbol> which) {
    return ImmutableList.copyOf(type.members().getSymbols(which, LookupKind.NON_RECURSIVE))
        .reverse()
        .stream();
  }

  /** The superclasses, nearest first, without those of the JDK. */
  static Stream<ClassSymbol> above(ClassSymbol type) {
    return Stream.iterate(
            type.getSuperclass().tsym,
            each -> each instanceof ClassSymbol above && !Names.isJdk(above),
            each -> ((ClassSymbol) each).getSuperclass().tsym)
        .map(ClassSymbol.class::cast);
  }

  private static boolean isDate(ClassSymbol type) {
    return Stream.<Symbol>iterate(
            type.getSuperclass().tsym,
            ClassSymbol.class::isInstance,
            each -> ((ClassSymbol) each).getSuperclass().tsym)
        .anyMatch(each -> each.getQualifiedName().contentEquals("java.util.Date"));
  }
}
