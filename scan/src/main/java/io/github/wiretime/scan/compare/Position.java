package io.github.wiretime.scan.compare;

import com.google.common.base.Ascii;

/** Where a value is read, which decides whether its declared type is asked. */
enum Position {
  /** A field that declares a class. */
  FIELD,
  /** A component of a record. */
  COMPONENT,
  /** A result, an argument, or an element of an array. */
  WHOLE,
  /** An element of a {@code List}, {@code Set} or {@code Map} that a field declares. */
  ELEMENT,
  /** A key of such a map. */
  KEY,
  /** Any other: the class that the message names is all that counts. */
  UNTYPED,
  /** A key of any other map. */
  UNTYPED_KEY;

  String id() {
    return this == UNTYPED_KEY ? UNTYPED.id() : Ascii.toLowerCase(name());
  }

  boolean isKey() {
    return this == KEY || this == UNTYPED_KEY;
  }

  /** Whether an object is read as the declared class if its own cannot be. */
  boolean isTyped() {
    return this == FIELD || this == COMPONENT || this == WHOLE;
  }
}
