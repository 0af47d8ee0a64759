package io.github.wiretime.scan.html;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.report.BrokenText;
import io.github.wiretime.checker.words.Language;
import java.util.Optional;

/**
 * All that the page shows.
 *
 * @param inputs what was scanned
 * @param release the Hessian whose costs count
 * @param isAssumed whether nothing tells which one it is
 * @param date what a {@code java.util.Date} costs
 * @param rows the costly members
 * @param forOlderPeers how many members are costly for some peers only
 * @param broken what is said of members whose values do not arrive
 * @param brokenCount how many there are, those of the baseline too; empty if there are none
 * @param classes how many classes are sent
 * @param calls what calls of each method that sends some take
 * @param payoff what a patch does for all calls together, and what does better
 * @param notes what the reader should know of the scan
 * @param releaseOption how the reader says which Hessian it is
 * @param fixCommand what writes a patch; empty if nothing is known of patches
 * @param language of what is no fixed word
 */
record Page(
    ImmutableList<String> inputs,
    String release,
    boolean isAssumed,
    PageFigures date,
    ImmutableList<PageRow> rows,
    int forOlderPeers,
    ImmutableList<BrokenText.Row> broken,
    String brokenCount,
    int classes,
    ImmutableList<Call> calls,
    ImmutableList<String> payoff,
    ImmutableList<String> notes,
    String releaseOption,
    Optional<String> fixCommand,
    Language language) {}
