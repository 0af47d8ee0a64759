package io.github.wiretime.checker.broken;

/** What becomes of a value that does not arrive as it was sent. The worst comes first. */
public enum Effect {
  /** The JVM that reads the value ends. */
  CRASH("crashes the receiver"),
  /** The call fails at the sender. */
  FAILS_WRITING("cannot be sent"),
  /** The call fails at the receiver. */
  FAILS_READING("cannot be read"),
  /** The receiver has null, zero or a default, and no call fails. */
  LOST("is lost on the way"),
  /** The receiver has another value of the same class, and no call fails. */
  CHANGED("arrives with another value"),
  /** The receiver has an object of another class, and fails where it is used. */
  OTHER_CLASS("arrives as another class");

  private final String words;

  Effect(String words) {
    this.words = words;
  }

  /** What the value does or suffers: {@code is lost on the way}. */
  public String words() {
    return words;
  }
}
