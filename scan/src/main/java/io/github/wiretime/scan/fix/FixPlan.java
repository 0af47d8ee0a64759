package io.github.wiretime.scan.fix;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.sun.tools.javac.code.Symbol;
import java.util.Arrays;

/**
 * A patch and what it is about.
 *
 * @param rows of all findings that were asked for, in their order
 * @param files how many the patch changes
 * @param isTooEarly whether the second step is asked for and nothing has done the first; where it
 *     has been done, members that still have no twins are left out, each with this reason
 * @param isUnknownToPeers whether there are peers, and none of them has any of the classes
 * @param patch its bytes, which have the encodings of the files; empty if nothing is to patch
 */
public record FixPlan(
    Step step,
    ImmutableList<Row> rows,
    int files,
    boolean isTooEarly,
    boolean isUnknownToPeers,
    Bytes patch) {

  /** Bytes that nobody changes. */
  public static final class Bytes {
    private final byte[] content;

    Bytes(byte[] content) {
      this.content = content.clone();
    }

    /** A copy. */
    public byte[] content() {
      return content.clone();
    }

    /** Whether there are none. */
    public boolean isEmpty() {
      return content.length == 0;
    }
  }

  /**
   * What values take once twins are sent, by the field.
   *
   * @param outcomes of the findings that count
   */
  public ImmutableMap<Symbol, TwinBytes> twins(Row.Outcome... outcomes) {
    ImmutableMap.Builder<Symbol, TwinBytes> twins = ImmutableMap.builder();
    rows.stream()
        .filter(row -> Arrays.asList(outcomes).contains(row.outcome()))
        .forEach(
            row -> row.then().ifPresent(then -> twins.put(row.finding().member().symbol(), then)));
    return twins.buildKeepingLast();
  }

  /** Those of one outcome. */
  public ImmutableList<Row> rows(Row.Outcome outcome) {
    return rows.stream().filter(row -> row.outcome() == outcome).collect(toImmutableList());
  }
}
