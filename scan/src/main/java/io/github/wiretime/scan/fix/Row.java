package io.github.wiretime.scan.fix;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.finding.Finding;
import io.github.wiretime.checker.words.Text;
import io.github.wiretime.scan.words.ScanTexts;
import java.util.Optional;

/**
 * What becomes of a finding.
 *
 * @param member its name, with dots
 * @param why a sentence for one that is left out or in migration already; empty for one that is
 *     patched
 * @param then what a value takes once release 2 sends it; empty for one that is left out
 * @param before what there is to do before its class is deployed; empty for one that is not patched
 */
public record Row(
    Finding finding,
    String member,
    Outcome outcome,
    Optional<Text> why,
    Optional<TwinBytes> then,
    ImmutableList<Text> before) {

  /** Why a member is left out that comes too early for the second step. */
  static final Text NO_TWINS = ScanTexts.of("row.no-twins");

  /** What can become of it. */
  public enum Outcome {
    /** The patch has it. */
    PATCHED,
    /** The step was done before. */
    DONE,
    /** It cannot be patched, or not yet. */
    LEFT_OUT
  }
}
