package io.github.wiretime.checker.hessian;

/** What writes the objects of a class, as far as it matters whether they arrive. */
public enum Writer {
  /** The one that writes fields, of exceptions as well. */
  FIELDS,
  /** The one that writes the components of a record. */
  RECORD,
  /** The one that writes the name of a constant. */
  ENUM,
  /** The one that writes keys and values. */
  MAP,
  /** The one that writes elements. */
  COLLECTION,
  /** That of what {@code writeReplace()} returns. */
  REPLACEMENT,
  /** Any other, or none. */
  OTHER
}
