package io.github.wiretime.scan.fix;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.sun.tools.javac.code.Symbol;
import java.util.Arrays;

/**
 * What becomes of findings.
 *
 * @param all of those that were asked for, in their order
 */
public record Rows(ImmutableList<Row> all) {

  /** Those of one outcome. */
  public ImmutableList<Row> of(Row.Outcome outcome) {
    return all.stream().filter(row -> row.outcome() == outcome).collect(toImmutableList());
  }

  /**
   * What values take once twins are sent, by the field.
   *
   * @param outcomes of the findings that count
   */
  public ImmutableMap<Symbol, TwinBytes> twins(Row.Outcome... outcomes) {
    ImmutableMap.Builder<Symbol, TwinBytes> twins = ImmutableMap.builder();
    all.stream()
        .filter(row -> Arrays.asList(outcomes).contains(row.outcome()))
        .forEach(
            row -> row.then().ifPresent(then -> twins.put(row.finding().member().symbol(), then)));
    return twins.buildKeepingLast();
  }
}
