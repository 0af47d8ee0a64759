package io.github.wiretime.scan.fix;

import com.google.common.collect.ImmutableList;

/**
 * What a value takes as twins, in bytes of Hessian 2: small numbers are short. The costly field is
 * null then, which is one byte.
 *
 * @param first the first one in a message, with the names of the twins
 * @param further each further one
 * @param number how many twins there are, each of which takes a byte where it is null
 */
public record TwinBytes(int first, int further, int number) {

  /** Of no field. */
  public static final TwinBytes NONE = new TwinBytes(0, 0, 0);

  private static final int NULL = 1;

  /** Of a field of that name, for the value whose cost as it is was measured. */
  static TwinBytes of(TwinnedField field) {
    ImmutableList<Twin> twins = field.twins().twins();
    int values = NULL + twins.stream().mapToInt(twin -> of(twin.sample())).sum();
    int names = field.twinNames().stream().mapToInt(TwinBytes::of).sum();
    return new TwinBytes(values + names, values, twins.size());
  }

  /** Of two fields of a class. */
  public TwinBytes plus(TwinBytes other) {
    return new TwinBytes(first + other.first, further + other.further, number + other.number);
  }

  /** What the names of the twins take, which a message has once. */
  public int names() {
    return first - further;
  }

  /** Of one value. */
  static int of(Object value) {
    if (value instanceof Integer number) {
      return of(number, -16, 47, 5);
    }
    if (value instanceof Long number) {
      // A long of the size of an int has a form of its own.
      return of(number, -8, 15, number == number.intValue() ? 5 : 9);
    }
    String text = (String) value;
    return text.length() < 32 ? 1 + text.length() : 2 + text.length();
  }

  private static int of(long number, int least, int most, int longest) {
    if (least <= number && number <= most) {
      return 1;
    }
    if (-0x800 <= number && number <= 0x7ff) {
      return 2;
    }
    return -0x40000 <= number && number <= 0x3ffff ? 3 : longest;
  }
}
