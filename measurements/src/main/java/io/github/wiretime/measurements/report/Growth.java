package io.github.wiretime.measurements.report;

import io.github.wiretime.measurements.compile.Mode;
import io.github.wiretime.measurements.results.Row;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * How times grow with the size of generated code.
 *
 * @param from the smallest
 * @param to the largest
 */
record Growth(Compilations compilations, Row from, Row to) {

  /** That of some compilations, of which at least one is of generated code. */
  static Growth of(Compilations compilations) {
    List<Row> generated =
        compilations.table().where("mode", Mode.CHECKED.name()).stream()
            .filter(row -> row.number("reachable") > 0)
            .toList();
    return new Growth(compilations, generated.get(0), generated.get(generated.size() - 1));
  }

  /** The power of the size with which the time inside the check grows. */
  double ofTheCheck() {
    return exponent(Mode.CHECKED, Compilations::own);
  }

  /** That of Error Prone's compilation without its checks. */
  double ofErrorProne() {
    return exponent(Mode.ERROR_PRONE, Compilations::cpu);
  }

  private double exponent(Mode mode, ToDoubleFunction<Row> value) {
    double small = compilations.median(from.get("subject"), mode, value);
    double large = compilations.median(to.get("subject"), mode, value);
    return Math.log(large / small) / Math.log(to.number("classes") / from.number("classes"));
  }
}
