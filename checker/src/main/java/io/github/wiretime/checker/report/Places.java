package io.github.wiretime.checker.report;

import com.google.common.net.UrlEscapers;
import com.sun.tools.javac.code.Symbol;
import io.github.wiretime.checker.application.ReportLocation;
import io.github.wiretime.checker.javac.TypeNames;
import java.net.URI;
import java.util.Optional;

/** Files and lines of what is reported. */
public interface Places {

  /**
   * A place in a file.
   *
   * @param line from one
   * @param column from one
   */
  record Place(URI file, long line, long column) {

    /**
     * That of a class whose source is not at hand, as in the scan of a jar: the file that javac
     * would look for. GitHub refuses a whole report for one result without a file.
     *
     * @param outermost the name of a class that no other contains
     */
    public static Place ofClass(String outermost) {
      String file = outermost.replace('.', '/') + ".java";
      return new Place(
          URI.create(UrlEscapers.urlFragmentEscaper().escape(file)),
          /* line= */ 1,
          /* column= */ 1);
    }

    /** Where a reader finds it: {@code OrderDto.java:21}. */
    public String text() {
      return TypeNames.ofFile(file) + ":" + line;
    }
  }

  /** Where to show what is reported there. */
  Optional<Place> of(ReportLocation location);

  /** Where a declaration stands. */
  Optional<Place> of(Symbol declaration);
}
