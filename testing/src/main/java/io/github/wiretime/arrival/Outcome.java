package io.github.wiretime.arrival;

/** What becomes of a value on its way from one application to another. */
public enum Outcome {
  /** It is the same at the receiver: its class and its content. */
  ARRIVES,
  /** The receiver has null, the value of an empty field, or another value of the same class. */
  LOST,
  /** The receiver has an object of another class. */
  OTHER_CLASS,
  /** The sender gets an exception. */
  FAILS_WRITING,
  /** The receiver gets an exception. */
  FAILS_READING,
  /** The receiver's JVM ends. */
  CRASH
}
