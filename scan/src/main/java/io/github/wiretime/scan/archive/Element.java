package io.github.wiretime.scan.archive;

import com.google.common.collect.ImmutableList;

/**
 * One element of a class path.
 *
 * @param shown where it is, for people
 * @param entries in a fixed order
 */
public record Element(String shown, ImmutableList<Entry> entries, Role role) {

  /** Whose classes they are. */
  public enum Role {
    /** Those of an input itself: the application's. */
    APPLICATION,
    /** Those of a jar that an input brings along: of a library, or of another module. */
    NESTED,
    /** Those that the user says are of libraries. */
    LIBRARY
  }

  /** Whether the readers of the findings own its classes. */
  public boolean isOfApplication() {
    return role == Role.APPLICATION;
  }
}
