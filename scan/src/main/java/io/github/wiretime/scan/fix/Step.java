package io.github.wiretime.scan.fix;

/** A release of the migration. */
public enum Step {
  /** From now on the class can read twins; nothing else changes on the wire but null fields. */
  READ(1, "readResolve"),
  /** From now on the class sends twins, which only those understand who have the release before. */
  SEND(2, "writeReplace");

  private final int number;
  private final String hook;

  Step(int number, String hook) {
    this.number = number;
    this.hook = hook;
  }

  /** The number that users know. */
  public int number() {
    return number;
  }

  /** What Hessian calls when an object is read or written. */
  String hook() {
    return hook;
  }
}
