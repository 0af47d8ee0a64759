package io.github.wiretime.checker.broken;

import com.google.common.base.CaseFormat;
import io.github.wiretime.checker.words.CheckTexts;
import io.github.wiretime.checker.words.Text;

/** What becomes of a value that does not arrive as it was sent. The worst comes first. */
public enum Effect {
  /** The JVM that reads the value ends. */
  CRASH,
  /** The call fails at the sender. */
  FAILS_WRITING,
  /** The call fails at the receiver. */
  FAILS_READING,
  /** The receiver has null, zero or a default, and no call fails. */
  LOST,
  /** The receiver has another value of the same class, and no call fails. */
  CHANGED,
  /** The receiver has an object of another class, and fails where it is used. */
  OTHER_CLASS;

  /** Its name in reports and in names of sentences: {@code fails-reading}. */
  public String id() {
    return CaseFormat.UPPER_UNDERSCORE.to(CaseFormat.LOWER_HYPHEN, name());
  }

  /** What the value does or suffers: {@code is lost on the way}. */
  public Text words() {
    return CheckTexts.of("effect." + id());
  }
}
