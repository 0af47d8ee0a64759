package io.github.wiretime.matrix;

import com.google.common.base.Splitter;
import java.util.List;

/**
 * How the tests ended with one release of Error Prone on one JDK.
 *
 * @param jdk the feature version of the JDK
 * @param tests how many ran to their end
 * @param skipped how many did not start or gave up because something is not there
 */
record MatrixRow(String errorProne, int jdk, int tests, int failed, int skipped) {

  static final String HEADER = "error-prone,jdk,tests,failed,skipped";

  static MatrixRow of(Pair pair, ForkedTests.Result result) {
    int failed = result.count("failed");
    return new MatrixRow(
        pair.errorProne(),
        pair.jdk().feature(),
        result.count("successful") + failed,
        failed,
        result.count("skipped") + result.count("aborted"));
  }

  static MatrixRow parse(String line) {
    List<String> cells = Splitter.on(',').splitToList(line);
    return new MatrixRow(
        cells.get(0),
        Integer.parseInt(cells.get(1)),
        Integer.parseInt(cells.get(2)),
        Integer.parseInt(cells.get(3)),
        Integer.parseInt(cells.get(4)));
  }

  /** Whether both are about the same. */
  boolean hasPairOf(MatrixRow other) {
    return errorProne.equals(other.errorProne) && jdk == other.jdk;
  }

  /** The row as a line of the file. */
  String line() {
    return "%s,%d,%d,%d,%d".formatted(errorProne, jdk, tests, failed, skipped);
  }
}
