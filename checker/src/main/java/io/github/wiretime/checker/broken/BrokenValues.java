package io.github.wiretime.checker.broken;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ArrayType;
import com.sun.tools.javac.code.Type.WildcardType;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.hessian.Member.Kind;
import io.github.wiretime.checker.javac.DeclaredMembers;
import io.github.wiretime.checker.javac.TypeNames;
import io.github.wiretime.checker.options.HessianLite;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.type.TypeKind;

/**
 * Finds values of the JDK that do not arrive. A {@code Short} arrives where the class that declares
 * it says so: as a field, in an array, and with hessian-lite in a field of {@code List} or {@code
 * Set}, and in one of {@code Map} if the object is a {@code HashMap}, as it usually is. Elsewhere
 * Hessian knows no more than that it is a number. Dubbo tells it the result of a method as well,
 * SOFARPC does not.
 */
public final class BrokenValues {

  private static final String DATE = "java.util.Date";
  private static final String TIMESTAMP = "java.sql.Timestamp";
  private static final String INPUT_STREAM = "java.io.InputStream";

  private static final ImmutableMap<String, BrokenRule> RULES =
      ImmutableMap.<String, BrokenRule>builder()
          .put("java.lang.Byte", BrokenRule.SMALL_NUMBER)
          .put("java.lang.Short", BrokenRule.SMALL_NUMBER)
          .put("java.lang.Float", BrokenRule.SMALL_NUMBER)
          .put("java.lang.Character", BrokenRule.CHARACTER)
          .put(TIMESTAMP, BrokenRule.TIMESTAMP)
          .put(BrokenRules.BIT_SET, BrokenRule.BIT_SET)
          .put("java.util.TimeZone", BrokenRule.TIME_ZONE)
          .put(INPUT_STREAM, BrokenRule.INPUT_STREAM)
          .put("java.math.MathContext", BrokenRule.CONSTRUCTOR)
          .put("java.util.AbstractMap.SimpleEntry", BrokenRule.CONSTRUCTOR)
          .put("java.util.AbstractMap.SimpleImmutableEntry", BrokenRule.CONSTRUCTOR)
          .put("java.util.SimpleTimeZone", BrokenRule.CONSTRUCTOR)
          .buildOrThrow();

  /** Whose type arguments hessian-lite reads from the field. */
  private static final ImmutableSet<String> READ_AS_DECLARED =
      ImmutableSet.of("java.util.List", "java.util.Set", "java.util.Map");

  /** Its value has a field of its own, which is read as any other. */
  private static final String REFERENCE = "java.util.concurrent.atomic.AtomicReference";

  private final HessianLite release;
  private final boolean hasDates;
  private final LibraryPackages libraries = new LibraryPackages();
  private final UnserializableTypes unserializable = new UnserializableTypes();
  private final Map<ClassSymbol, Optional<BrokenRule>> rules = new HashMap<>();

  /**
   * The values of one release.
   *
   * @param hasDates whether the application makes objects of subclasses of {@code Date}
   */
  public BrokenValues(HessianLite release, boolean hasDates) {
    this.release = release;
    this.hasDates = hasDates;
  }

  /** Whether a walk has to look for values of a class. It is asked for every use of every type. */
  public boolean contains(ClassSymbol type) {
    return ruleOf(type).isPresent() || (hasDates && isDate(type));
  }

  private Optional<BrokenRule> ruleOf(ClassSymbol type) {
    return rules.computeIfAbsent(
        type,
        unused -> Optional.ofNullable(RULES.get(TypeNames.of(type))).or(() -> ofSupertypes(type)));
  }

  private Optional<BrokenRule> ofSupertypes(ClassSymbol type) {
    if (BrokenRules.isBelow(type, INPUT_STREAM)
        && DeclaredMembers.nearest(type, "writeReplace").isEmpty()) {
      return Optional.of(BrokenRule.INPUT_STREAM);
    }
    return type.getTypeParameters().isEmpty() && unserializable.contain(type)
        ? Optional.of(BrokenRule.NOT_SERIALIZABLE)
        : Optional.empty();
  }

  private static boolean isDate(ClassSymbol type) {
    return type.getQualifiedName().contentEquals(DATE);
  }

  /**
   * Why the objects of subclasses do not arrive that a member may hold as it names {@code Date};
   * empty if it names something else, or if they do. hessian-lite writes what a field declares.
   */
  public Optional<Breakage> ofDates(Member member, ClassSymbol type) {
    boolean isWrittenAsDate =
        member.kind() == Kind.FIELD
            && member.symbol().type.tsym == type
            && (member.owner().flags() & Flags.RECORD) == 0
            && !release.isOfSofa();
    return hasDates && isDate(type) && !isWrittenAsDate && !libraries.contain(member.owner())
        ? BrokenRule.DATE_SUBCLASS.in(release)
        : Optional.empty();
  }

  /** Why values of a class that a member names do not arrive; empty if they do. */
  public Optional<Breakage> of(Member member, ClassSymbol type) {
    return libraries.contain(member.owner())
        ? Optional.empty()
        : ruleOf(type)
            .filter(rule -> applies(rule, type, member))
            .flatMap(rule -> rule.in(release))
            .map(breakage -> withBytes(breakage, type, member));
  }

  private boolean applies(BrokenRule rule, ClassSymbol type, Member member) {
    return switch (rule) {
      case TIMESTAMP, TIME_ZONE, CONSTRUCTOR, NOT_SERIALIZABLE, INPUT_STREAM -> true;
      case BIT_SET -> release.isOfSofa();
      default -> isInside(type, member);
    };
  }

  /** A list, a map or an object of a generic class gets the bytes of a stream. */
  private static Breakage withBytes(Breakage breakage, ClassSymbol type, Member member) {
    return breakage.rule().equals(BrokenRule.INPUT_STREAM.id()) && !isItself(type, member)
        ? new Breakage(breakage.hessian(), breakage.rule(), Effect.OTHER_CLASS)
        : breakage;
  }

  private static boolean isItself(ClassSymbol type, Member member) {
    return switch (member.kind()) {
      case FIELD, PARAMETER -> BrokenRules.elementOf(member.symbol().type).tsym == type;
      case RETURN ->
          BrokenRules.elementOf(((MethodSymbol) member.symbol()).getReturnType()).tsym == type;
      default -> false;
    };
  }

  private boolean isInside(ClassSymbol small, Member member) {
    Symbol symbol = member.symbol();
    return switch (member.kind()) {
      case FIELD -> {
        boolean isReadAsDeclared =
            !release.isOfSofa() && (member.owner().flags() & Flags.RECORD) == 0;
        yield isInside(small, symbol.type, isReadAsDeclared);
      }
      case PARAMETER -> isInside(small, symbol.type, false);
      case RETURN -> isInsideResult(small, ((MethodSymbol) symbol).getReturnType());
      case EXTENDS -> isInside(small, member.owner().getSuperclass(), false);
      case ELEMENTS -> true;
      case THROWS, BOUND, SUBCLASS, ENCLOSING, CLASS -> false;
    };
  }

  private boolean isInsideResult(ClassSymbol small, Type returned) {
    boolean isLater =
        returned.tsym.getQualifiedName().contentEquals(TypeNames.FUTURE)
            && returned.isParameterized();
    Type result = isLater ? returned.getTypeArguments().head : returned;
    if (result.isPrimitive() || result.tsym == small) {
      return release.isOfSofa();
    }
    return isInside(small, result, false);
  }

  private static boolean isInside(ClassSymbol small, Type type, boolean isReadAsDeclared) {
    return switch (type.getKind()) {
      case ARRAY -> isInside(small, ((ArrayType) type).elemtype, false);
      case TYPEVAR -> true;
      case WILDCARD -> isArgument(small, ((WildcardType) type).type);
      case DECLARED -> {
        boolean mayHold =
            (isReadAsDeclared && READ_AS_DECLARED.contains(TypeNames.of((ClassSymbol) type.tsym)))
                || type.tsym.getQualifiedName().contentEquals(REFERENCE);
        yield type.allparams().stream()
            .anyMatch(
                argument ->
                    argument.tsym == small
                        ? !mayHold || argument.getKind() == TypeKind.WILDCARD
                        : isInside(small, argument, false));
      }
      default -> false;
    };
  }

  private static boolean isArgument(ClassSymbol small, Type type) {
    return type.tsym == small || isInside(small, type, false);
  }
}
