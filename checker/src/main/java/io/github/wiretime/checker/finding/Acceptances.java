package io.github.wiretime.checker.finding;

import com.sun.tools.javac.code.Attribute;
import com.sun.tools.javac.code.Attribute.Compound;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.options.Check;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javax.lang.model.element.ElementKind;

/**
 * Knows what the owners of the code accepted of one check with its annotation, such as
 * {@code @AcceptCostlyRpcTime}, or, in sources only, {@code @SuppressWarnings}.
 */
public final class Acceptances {

  private static final String SUPPRESS = "java.lang.SuppressWarnings";
  private static final String SUPPRESSED = "@SuppressWarnings";

  private final Check check;
  private final Predicate<Symbol> suppressedInSource;
  private final Map<Symbol, Optional<String>> known = new HashMap<>();

  /**
   * Reads annotations as they are asked for.
   *
   * @param suppressedInSource whether a declaration in a class file, which does not keep
   *     {@code @SuppressWarnings}, has one in its source itself and not around it
   */
  Acceptances(Check check, Predicate<Symbol> suppressedInSource) {
    this.check = check;
    this.suppressedInSource = suppressedInSource;
  }

  /** Whether the member, a declaration around it, or the class for which it counts is accepted. */
  public boolean cover(Member member) {
    return reason(member).isPresent();
  }

  /**
   * Whether every module sees that the member is accepted, not only the one that compiles it: by
   * the check's annotation on the member or a class around it.
   */
  boolean coverInEveryModule(Member member) {
    return Stream.of(member.declaration(), member.owner())
        .flatMap(declaration -> Stream.iterate(declaration, Objects::nonNull, at -> at.owner))
        .flatMap(declaration -> declaration.getRawAttributes().stream())
        .anyMatch(annotation -> isAccept(annotation) && acceptReason(annotation).isPresent());
  }

  /** Why the member is accepted, if it is. */
  public Optional<String> reason(Member member) {
    return reason(member.declaration()).or(() -> reason(member.owner()));
  }

  /** Whether the declaration itself, and not one around it, has {@code @SuppressWarnings}. */
  public boolean suppressAt(Symbol declaration) {
    return declaration.getRawAttributes().stream().anyMatch(this::isSuppression);
  }

  /** Whether this is an acceptance that says nothing and therefore accepts nothing. */
  public boolean lacksReason(Compound annotation) {
    return isAccept(annotation) && acceptReason(annotation).isEmpty();
  }

  private Optional<String> reason(Symbol declaration) {
    if (declaration.getKind() == ElementKind.PACKAGE) {
      return Optional.empty();
    }
    if (!(declaration instanceof ClassSymbol)) {
      return ownReason(declaration).or(() -> reason(declaration.owner));
    }
    Optional<String> reason = known.get(declaration);
    if (reason == null) {
      reason = ownReason(declaration).or(() -> reason(declaration.owner));
      known.put(declaration, reason);
    }
    return reason;
  }

  private Optional<String> ownReason(Symbol declaration) {
    for (Compound annotation : declaration.getRawAttributes()) {
      Optional<String> reason = reasonIn(annotation);
      if (reason.isPresent()) {
        return reason;
      }
    }
    return suppressedInSource.test(declaration) ? Optional.of(SUPPRESSED) : Optional.empty();
  }

  private Optional<String> reasonIn(Compound annotation) {
    if (isAccept(annotation)) {
      return acceptReason(annotation);
    }
    return isSuppression(annotation) ? Optional.of(SUPPRESSED) : Optional.empty();
  }

  private boolean isSuppression(Compound annotation) {
    return isNamed(annotation, SUPPRESS)
        && value(annotation, "value").filter(this::suppresses).isPresent();
  }

  private static Optional<String> acceptReason(Compound annotation) {
    return value(annotation, "reason")
        .map(reason -> reason.getValue().toString())
        .filter(reason -> !reason.isBlank());
  }

  private boolean isAccept(Compound annotation) {
    return isNamed(annotation, check.annotation());
  }

  private static boolean isNamed(Compound annotation, String name) {
    return annotation.type.tsym.getQualifiedName().contentEquals(name);
  }

  private boolean suppresses(Attribute value) {
    return value instanceof Attribute.Array array
        ? Arrays.stream(array.values).anyMatch(this::suppresses)
        : check.id().equals(value.getValue());
  }

  private static Optional<Attribute> value(Compound annotation, String attribute) {
    return Optional.ofNullable(
        annotation.member(annotation.type.tsym.name.table.fromString(attribute)));
  }
}
