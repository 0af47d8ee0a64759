package io.github.wiretime.checker.compilation;

import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Type;
import java.util.Optional;

/**
 * What is known of the value of an expression.
 *
 * @param number the number, where {@code false} is 0
 */
record KnownValue(Is is, double number) {

  /** What a value may be. */
  enum Is {
    NULL,
    NUMBER,
    OBJECT,
    ANYTHING
  }

  static final KnownValue NULL = new KnownValue(Is.NULL, 0);
  static final KnownValue OBJECT = new KnownValue(Is.OBJECT, 0);
  static final KnownValue ANYTHING = new KnownValue(Is.ANYTHING, 0);

  static KnownValue number(double number) {
    return new KnownValue(Is.NUMBER, number);
  }

  static KnownValue of(boolean value) {
    return number(value ? 1 : 0);
  }

  /** What a constructor gets that is called with nothing but defaults. */
  static KnownValue defaultOf(Type type) {
    return type.isPrimitive() ? number(0) : NULL;
  }

  boolean isNull() {
    return is == Is.NULL;
  }

  boolean isNumber() {
    return is == Is.NUMBER;
  }

  boolean isZero() {
    return isNumber() && number == 0;
  }

  /** Whether it is the same as another; empty if nobody knows. */
  private Optional<Boolean> isEqualTo(KnownValue other) {
    if (isNumber() && other.isNumber()) {
      return Optional.of(number == other.number);
    }
    boolean areKnown = is != Is.ANYTHING && other.is != Is.ANYTHING;
    return areKnown && (isNull() || other.isNull())
        ? Optional.of(isNull() == other.isNull())
        : Optional.empty();
  }

  /** What a comparison says. */
  KnownValue compared(Tree.Kind how, KnownValue other) {
    if (how == Tree.Kind.EQUAL_TO || how == Tree.Kind.NOT_EQUAL_TO) {
      return isEqualTo(other)
          .map(isEqual -> of(isEqual == (how == Tree.Kind.EQUAL_TO)))
          .orElse(ANYTHING);
    }
    if (!isNumber() || !other.isNumber()) {
      return ANYTHING;
    }
    return switch (how) {
      case LESS_THAN -> of(number < other.number);
      case LESS_THAN_EQUAL -> of(number <= other.number);
      case GREATER_THAN -> of(number > other.number);
      case GREATER_THAN_EQUAL -> of(number >= other.number);
      default -> ANYTHING;
    };
  }
}
