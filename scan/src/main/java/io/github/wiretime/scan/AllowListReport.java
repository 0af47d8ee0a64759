package io.github.wiretime.scan;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.options.Dialect;
import io.github.wiretime.scan.allowlist.RefusedClasses;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * What is said of an allow list.
 *
 * @param missing the names that the file lacks
 * @param isCheck whether they are not added
 * @param refused what Dubbo refuses without the file
 */
record AllowListReport(
    Path file,
    ImmutableList<String> missing,
    boolean isCheck,
    RefusedClasses refused,
    Dialect dialect) {

  /** Whether the scan fails for it. */
  boolean fails() {
    return isCheck && !missing.isEmpty();
  }

  /** What keeps it from being complete, if anything. */
  Optional<String> warning() {
    return refused.haveThoseOfJdk()
        ? Optional.empty()
        : Optional.of(
            dialect.refused(
                "AllowList",
                "no list of Dubbo 3.2 or later is in sight, so classes of the JDK are left out; "
                    + dialect.giving("jars")));
  }

  /** Why the scan fails, if it does. */
  Optional<String> failure() {
    return fails()
        ? Optional.of(
            dialect.refused(
                "AllowList",
                file
                    + " lacks "
                    + classes()
                    + " that Dubbo refuses: "
                    + String.join(", ", missing)))
        : Optional.empty();
  }

  /** Prints what was added. */
  void print(PrintWriter out) {
    out.println();
    if (isCheck) {
      out.println("Allow list: " + (fails() ? file + " lacks " + classes() : "nothing is missing"));
    } else if (missing.isEmpty()) {
      out.println(
          "Allow list: "
              + (Files.exists(file)
                  ? file + " has all that Dubbo refuses"
                  : "Dubbo refuses no class, so there is no file"));
    } else {
      out.println("Allow list: added " + classes() + " to " + file + ", commit it");
      missing.forEach(name -> out.println("  " + name));
    }
    out.flush();
  }

  private String classes() {
    return missing.size() + (missing.size() == 1 ? " class" : " classes");
  }
}
