package io.github.wiretime.scan.html;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.finding.Judgement;
import io.github.wiretime.checker.report.BrokenText;
import io.github.wiretime.scan.bytes.CallBytes;
import java.util.Optional;

/**
 * What a scan has to tell on its page.
 *
 * @param inputs what was scanned, as the user named it
 * @param judgements what becomes of each finding
 * @param forOlderPeers how many members are costly only for older consumers, direct addresses and
 *     peers that lack the serializer which the provider prefers
 * @param calls what the costly values of one call of each method take
 * @param payoff what a patch does for all calls together, and what does better
 * @param fixes what can be done about each finding; empty if no source is at hand
 * @param broken what is said of members whose values do not arrive, the worst first
 * @param brokenCount how many there are, those of the baseline too; empty if there are none
 * @param classes how many classes are sent
 * @param notes what the reader should know of the scan
 */
public record ReportContent(
    ImmutableList<String> inputs,
    ImmutableList<Judgement> judgements,
    int forOlderPeers,
    ImmutableList<CallBytes> calls,
    ImmutableList<String> payoff,
    Optional<PageFixes> fixes,
    ImmutableList<BrokenText.Row> broken,
    String brokenCount,
    int classes,
    ImmutableList<String> notes) {}
