package io.github.wiretime.scan.code;

import org.objectweb.asm.Type;
import org.objectweb.asm.tree.analysis.Value;

/**
 * What is known of a value in the code of a method.
 *
 * @param is what it is
 * @param number the number, if it is one
 * @param size the words that it takes on the stack
 */
record StackValue(Is is, double number, int size) implements Value {

  /** What a value may be. */
  enum Is {
    NULL,
    NUMBER,
    OBJECT,
    /** The object that Hessian makes. */
    MADE,
    ANYTHING
  }

  static final StackValue NULL = new StackValue(Is.NULL, 0, 1);
  static final StackValue OBJECT = new StackValue(Is.OBJECT, 0, 1);

  static final StackValue MADE = new StackValue(Is.MADE, 0, 1);

  static StackValue number(double number, int size) {
    return new StackValue(Is.NUMBER, number, size);
  }

  static StackValue anything(int size) {
    return new StackValue(Is.ANYTHING, 0, size);
  }

  /** What a constructor gets that is called with nothing but defaults. */
  static StackValue defaultOf(Type type) {
    return type.getSort() >= Type.ARRAY ? NULL : number(0, type.getSize());
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

  @Override
  public int getSize() {
    return size;
  }
}
