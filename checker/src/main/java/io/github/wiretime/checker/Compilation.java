package io.github.wiretime.checker;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableListMultimap.toImmutableListMultimap;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.Multimaps;
import com.google.errorprone.BugPattern.SeverityLevel;
import com.google.errorprone.ErrorProneFlags;
import com.google.errorprone.VisitorState;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Symbol;
import io.github.wiretime.checker.cost.CostTable;
import io.github.wiretime.checker.cost.CostlyTypes;
import io.github.wiretime.checker.cost.InstalledHessian;
import io.github.wiretime.checker.filter.Acceptances;
import io.github.wiretime.checker.filter.Judgement;
import io.github.wiretime.checker.finding.Analysis;
import io.github.wiretime.checker.finding.Finding;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.checker.options.InvalidOptionException;
import io.github.wiretime.checker.options.ModuleFolder;
import io.github.wiretime.checker.options.Options;
import io.github.wiretime.checker.options.OptionsParser;
import io.github.wiretime.checker.report.Message;
import io.github.wiretime.checker.report.Notices;
import io.github.wiretime.checker.report.ReportFiles;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What the check knows about one run of javac; made once, when the first source is visited. */
final class Compilation {

  private final ImmutableListMultimap<Symbol, Finding> findings;
  private final Message message;
  private final Optional<String> docsUrl;

  private Compilation(
      ImmutableListMultimap<Symbol, Finding> findings, Message message, Optional<String> docsUrl) {
    this.findings = findings;
    this.message = message;
    this.docsUrl = docsUrl;
  }

  /**
   * Analyzes all sources. An option that cannot be used becomes an error of the compilation, and
   * there are no findings. What belongs to no source is said at once.
   */
  static Compilation analyze(
      VisitorState state,
      ErrorProneFlags flags,
      Set<String> suppressionNames,
      SeverityLevel severity) {
    Notices notices = new Notices(state.context);
    try {
      Options options = options(state, flags);
      HessianLite hessian =
          options.hessianLite().orElseGet(() -> InstalledHessian.in(state.context));
      CostlyTypes costlyTypes = CostlyTypes.of(options, CostTable.load(hessian));
      Message message = new Message(costlyTypes.yardstick());
      Acceptances acceptances = new Acceptances(suppressionNames);
      Analysis analysis = Analysis.of(state.context, options, costlyTypes, acceptances);
      analysis.warnings().forEach(notices::warn);
      boolean leaveGenerated = state.errorProneOptions().disableWarningsInGeneratedCode();
      ImmutableList<Judgement> judgements =
          new Judges(state.context, options, acceptances, leaveGenerated, notices)
              .judge(analysis.findings());
      if (options.report().isPresent()) {
        new ReportFiles(
                state.context,
                ModuleFolder.of(state.context),
                options.report().get(),
                options.springConfig())
            .write(
                judgements,
                message,
                options.docsUrl().orElse(CostlyRpcTime.DOCUMENTATION),
                severity);
      }
      ImmutableList<Finding> reported =
          judgements.stream()
              .filter(judgement -> judgement.state() == Judgement.State.NEW)
              .map(Judgement::finding)
              .collect(toImmutableList());
      sayUnplaced(reported, message, severity, notices);
      return new Compilation(byDeclaration(reported), message, options.docsUrl());
    } catch (InvalidOptionException invalid) {
      notices.error(invalid.getMessage());
      return new Compilation(ImmutableListMultimap.of(), null, Optional.empty());
    }
  }

  private static Options options(VisitorState state, ErrorProneFlags flags)
      throws InvalidOptionException {
    Options options = OptionsParser.parse(flags);
    return ModuleFolder.of(state.context).isBesideOwnCode()
        ? options.withoutSpringConfig()
        : options;
  }

  /** A Spring file may declare a service of which this compilation has no source at all. */
  private static void sayUnplaced(
      ImmutableList<Finding> findings, Message message, SeverityLevel severity, Notices notices) {
    Multimaps.index(
            findings.stream().filter(finding -> finding.anchor().declaration().isEmpty()).toList(),
            finding -> finding.anchor().text())
        .asMap()
        .forEach(
            (place, there) ->
                notices.say(severity, "[CostlyRpcTime] " + place + ": " + message.of(there)));
  }

  private static ImmutableListMultimap<Symbol, Finding> byDeclaration(
      ImmutableList<Finding> findings) {
    return findings.stream()
        .filter(finding -> finding.anchor().declaration().isPresent())
        .collect(
            toImmutableListMultimap(
                finding -> finding.anchor().declaration().get(), finding -> finding));
  }

  boolean hasFindingsAt(Symbol declaration) {
    return findings.containsKey(declaration);
  }

  /** The findings at a declaration, by the tree inside it to point at; empty for its name. */
  Map<Optional<Tree>, Collection<Finding>> findingsAt(Symbol declaration) {
    return Multimaps.index(findings.get(declaration), finding -> finding.anchor().position())
        .asMap();
  }

  String message(Collection<Finding> atOnePlace) {
    return message.of(atOnePlace);
  }

  Optional<String> docsUrl() {
    return docsUrl;
  }
}
