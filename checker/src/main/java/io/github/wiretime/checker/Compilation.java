package io.github.wiretime.checker;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.errorprone.ErrorProneFlags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.JCDiagnostic;
import com.sun.tools.javac.util.Log;
import io.github.wiretime.checker.cost.CostTable;
import io.github.wiretime.checker.cost.CostlyTypes;
import io.github.wiretime.checker.filter.Acceptances;
import io.github.wiretime.checker.finding.Analysis;
import io.github.wiretime.checker.finding.Finding;
import io.github.wiretime.checker.options.InvalidOptionException;
import io.github.wiretime.checker.options.Options;
import io.github.wiretime.checker.options.OptionsParser;
import io.github.wiretime.checker.report.Message;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What the check knows about one run of javac; made once, when the first source is visited. */
final class Compilation {

  private static final String PROFILE = "4.0.4";

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
   * Analyzes all sources; an option that cannot be used becomes an error of the compilation, and
   * there are no findings.
   */
  static Compilation analyze(Context context, ErrorProneFlags flags, Set<String> suppressionNames) {
    CostTable table = CostTable.load(PROFILE);
    try {
      Options options = OptionsParser.parse(flags);
      CostlyTypes costlyTypes = CostlyTypes.of(options, table);
      ImmutableList<Finding> findings =
          Analysis.of(context, options, costlyTypes, new Acceptances(suppressionNames));
      return new Compilation(
          Analysis.byAnchor(findings), new Message(costlyTypes.yardstick()), options.docsUrl());
    } catch (InvalidOptionException invalid) {
      // The key of javac for messages of plugins and annotation processors.
      Log.instance(context)
          .error(new JCDiagnostic.Error("compiler", "proc.messager", invalid.getMessage()));
      return new Compilation(ImmutableListMultimap.of(), null, Optional.empty());
    }
  }

  ImmutableList<Finding> findingsAt(Symbol declaration) {
    return findings.get(declaration);
  }

  String message(List<Finding> atOneDeclaration) {
    return message.of(atOneDeclaration);
  }

  Optional<String> docsUrl() {
    return docsUrl;
  }
}
