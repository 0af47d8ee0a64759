package io.github.wiretime.measurements.dtos;

import java.util.Date;

/** A date of one's own, as utility libraries have them. */
@SuppressWarnings("JavaUtilDate") // It is what is measured.
public final class SubclassOfOldDate extends Date {

  /** The time at which it is made, as Date has it. */
  public SubclassOfOldDate() {}

  SubclassOfOldDate(long millis) {
    super(millis);
  }
}
