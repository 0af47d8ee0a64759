package io.github.wiretime.scan.application;

import java.util.OptionalInt;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.analysis.Value;

/**
 * What is known of a value while a constructor is followed.
 *
 * @param size how many places it takes
 * @param kind what it is
 * @param number the value of a {@link Kind#NUMBER}
 */
record KnownValue(int size, Kind kind, int number) implements Value {

  /** What a value may be. */
  enum Kind {
    NULL,
    /** The object that is constructed. */
    THIS,
    NUMBER,
    UNKNOWN
  }

  static final KnownValue NULL = new KnownValue(1, Kind.NULL, 0);
  static final KnownValue THIS = new KnownValue(1, Kind.THIS, 0);
  static final KnownValue UNKNOWN = new KnownValue(1, Kind.UNKNOWN, 0);
  static final KnownValue UNKNOWN_WIDE = new KnownValue(2, Kind.UNKNOWN, 0);

  static KnownValue of(int number) {
    return new KnownValue(1, Kind.NUMBER, number);
  }

  /** What Hessian passes for a parameter. */
  static KnownValue missing(Type type) {
    return switch (type.getSort()) {
      case Type.ARRAY, Type.OBJECT -> NULL;
      case Type.LONG, Type.DOUBLE, Type.FLOAT -> unknown(type);
      default -> of(0);
    };
  }

  static KnownValue unknown(Type type) {
    return type.getSize() == 2 ? UNKNOWN_WIDE : UNKNOWN;
  }

  boolean is(Kind other) {
    return kind == other;
  }

  OptionalInt asNumber() {
    return is(Kind.NUMBER) ? OptionalInt.of(number) : OptionalInt.empty();
  }

  @Override
  public int getSize() {
    return size;
  }
}
