package io.github.wiretime.scan;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.BugPattern.SeverityLevel;
import io.github.wiretime.checker.cost.CostlyTypes;
import io.github.wiretime.checker.finding.Acceptances;
import io.github.wiretime.checker.finding.Analysis;
import io.github.wiretime.checker.finding.FindingFilter;
import io.github.wiretime.checker.finding.Judgement;
import io.github.wiretime.checker.finding.SerializationNote;
import io.github.wiretime.checker.javac.Notices;
import io.github.wiretime.checker.options.InvalidOptionException;
import io.github.wiretime.checker.options.Options;
import io.github.wiretime.scan.application.MissingClasses;
import io.github.wiretime.scan.application.ScannedApplication;
import io.github.wiretime.scan.archive.Element;
import io.github.wiretime.scan.archive.UnreadableInputException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * What a scan found.
 *
 * @param application the classes that were scanned
 * @param judgements what becomes of each finding
 * @param costs the release whose costs count, and what it costs
 * @param said what the reader should know, in the order in which it came up
 * @param missing classes that no input has, although what is sent depends on them
 */
record Scan(
    ScannedApplication application,
    ImmutableList<Judgement> judgements,
    CostlyTypes costs,
    ImmutableList<String> said,
    ImmutableList<String> missing) {

  /** The name that {@code @SuppressWarnings} would have in sources; class files do not keep it. */
  private static final Set<String> SUPPRESSION = Set.of("CostlyRpcTime");

  static Scan of(List<Element> elements, Options options)
      throws InvalidOptionException, UnreadableInputException {
    List<String> said = new ArrayList<>();
    ScannedApplication application =
        ScannedApplication.of(elements, message -> said.add(message.getMessage(Locale.ENGLISH)));
    Acceptances acceptances = new Acceptances(SUPPRESSION);
    Analysis analysis = Analysis.of(application.context(), application, options, acceptances);
    Notices notices = new Notices(application.context());
    analysis.warnings().forEach(notices::warn);
    analysis.notes().forEach(notices::note);
    ImmutableList<Judgement> judgements =
        new FindingFilter(
                application.context(),
                application,
                options,
                acceptances,
                /* leaveGenerated= */ false,
                notices)
            .judge(analysis.findings());
    SerializationNote.about(
            judgements.stream().map(Judgement::finding).toList(), application.context())
        .ifPresent(note -> notices.say(SeverityLevel.SUGGESTION, note));
    return new Scan(
        application,
        judgements,
        analysis.costlyTypes().get(),
        ImmutableList.copyOf(said),
        MissingClasses.of(application));
  }
}
