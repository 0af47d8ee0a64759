package io.github.wiretime.scan.archive;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/**
 * One element of a class path.
 *
 * @param shown where it is, for people
 * @param entries in a fixed order
 * @param classes those of the entries that are {@linkplain Entry#isClass() classes}; told once,
 *     because an application brings a hundred thousand
 * @param module the application or module that it is a part of: a folder, or the outermost archive
 */
public record Element(
    String shown,
    ImmutableList<Entry> entries,
    ImmutableList<Entry> classes,
    Role role,
    String module) {

  /** An input by itself. */
  public Element(String shown, ImmutableList<Entry> entries, Role role) {
    this(
        shown,
        entries,
        entries.stream().filter(Entry::isClass).collect(toImmutableList()),
        role,
        shown);
  }

  /** The same as a part of a module. */
  Element in(String other) {
    return new Element(shown, entries, classes, role, other);
  }

  /** The same with the classes of somebody else. */
  public Element with(Role other) {
    return new Element(shown, entries, classes, other, module);
  }

  /** Whose classes they are. */
  public enum Role {
    /** Those of an input itself: the application's. */
    APPLICATION,
    /** Those of a jar that an input brings along: of a library, or of another module. */
    NESTED,
    /** Those that the user says are of libraries. */
    LIBRARY
  }

  /**
   * The same in short: {@code api.jar in shop/app.jar}, seen from the current folder if it is below
   * that.
   */
  public String title() {
    int inside = shown.indexOf("!/");
    return inside < 0
        ? seenFromHere(shown)
        : shown.substring(shown.lastIndexOf('/') + 1)
            + " in "
            + seenFromHere(shown.substring(0, inside));
  }

  private static String seenFromHere(String file) {
    try {
      Path here = Path.of("").toAbsolutePath();
      Path path = Path.of(file);
      return path.startsWith(here) && !path.equals(here) ? here.relativize(path).toString() : file;
    } catch (InvalidPathException unknownToLocale) {
      return file;
    }
  }

  /** Whether the readers of the findings own its classes. */
  public boolean isOfApplication() {
    return role == Role.APPLICATION;
  }
}
