package io.github.wiretime.checker.finding;

import com.google.common.collect.ImmutableList;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.application.Application;
import io.github.wiretime.checker.files.ModuleFolder;
import io.github.wiretime.checker.options.Check;
import io.github.wiretime.checker.options.InvalidOptionException;
import io.github.wiretime.checker.options.Options;

/**
 * The steps that a compilation and a scan have in common: they find and judge. Nothing is written
 * before the baseline is, which is for the door to do when all reports are written.
 *
 * @param analysis what was found
 * @param result what becomes of it
 * @param baseline the file that was read and that is still to be written
 */
public record Run(Analysis analysis, FindingJudge.Result result, BaselineFile baseline) {

  /**
   * Takes the steps.
   *
   * @param leaveGenerated whether generated code is nobody's to mend
   * @throws InvalidOptionException if an option names what cannot be used
   */
  public static Run of(
      Context context,
      Application application,
      Options options,
      AllAcceptances acceptances,
      boolean leaveGenerated)
      throws InvalidOptionException {
    BaselineFile baseline = new BaselineFile(options, ModuleFolder.of(context));
    Analysis analysis = Analysis.of(context, application, options, acceptances);
    FindingJudge.Result result =
        new FindingJudge(context, application, options, acceptances, leaveGenerated)
            .judge(analysis, baseline.read());
    return new Run(analysis, result, baseline);
  }

  /** The findings of a check that nobody knew of. */
  public ImmutableList<Finding> reported(Check check) {
    return Judgement.findings(result.judgements().get(check), Judgement.State.NEW)
        .collect(ImmutableList.toImmutableList());
  }

  /**
   * Writes the baseline, if the options say so. This comes after the reports, so that a run whose
   * reports cannot be written changes nothing that people commit.
   *
   * @throws InvalidOptionException if it cannot be written
   */
  public void writeBaseline() throws InvalidOptionException {
    baseline.write(result.baselineChange());
  }
}
