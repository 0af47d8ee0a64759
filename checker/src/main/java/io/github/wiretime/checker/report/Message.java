package io.github.wiretime.checker.report;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import io.github.wiretime.checker.cost.Cost;
import io.github.wiretime.checker.finding.Finding;
import io.github.wiretime.checker.finding.ReportingModule;
import io.github.wiretime.checker.javac.Names;
import io.github.wiretime.checker.roots.Root;
import io.github.wiretime.checker.roots.ServiceRoot;
import io.github.wiretime.checker.roots.TypeRoot;
import java.io.File;
import java.util.Collection;
import java.util.Comparator;

/** The text of a diagnostic: the claim, its measured cost, the path, how much depends on it. */
public final class Message {

  private static final Comparator<Finding> COSTLIEST_FIRST =
      Comparator.comparingInt((Finding finding) -> finding.cost().map(Cost::firstBytes).orElse(0))
          .reversed()
          .thenComparing(Finding::key);

  private final CostText costs;

  /**
   * Texts that compare with one type.
   *
   * @param yardstick what a {@code java.util.Date} costs
   * @param assumed whether nothing tells which Hessian it is
   */
  public Message(Cost yardstick, boolean assumed) {
    this.costs = new CostText(yardstick, assumed);
  }

  /** One text for all findings that are reported at one declaration. */
  public String of(Collection<Finding> unordered) {
    ImmutableList<Finding> findings = ImmutableList.sortedCopyOf(COSTLIEST_FIRST, unordered);
    if (findings.size() == 1 && findings.get(0).isAtMember()) {
      return sentence(findings.get(0));
    }
    return "'"
        + sender(findings.get(0).field().path().root())
        + "' sends "
        + (findings.size() == 1 ? "a costly time value" : findings.size() + " costly time values")
        + findings.stream()
            .map(finding -> "\n    " + sentence(finding) + place(finding))
            .collect(joining());
  }

  /** The text for one finding, wherever it is reported. */
  String of(Finding finding) {
    return sentence(finding);
  }

  private String sentence(Finding finding) {
    return "'"
        + finding.member().label()
        + "' sends '"
        + Names.simple(finding.field().type())
        + "'"
        + finding.cost().map(costs::of).orElse(", which this build lists as costly")
        + "; path "
        + Paths.of(finding.field().path())
        + "; "
        + ReachText.of(finding.field())
        + (finding.coverage() == ReportingModule.UNKNOWN_TO_MAP
            ? "; not in the wire map yet, learn it with -XepOpt:CostlyRpcTime:WireMapMode=learn"
            : "");
  }

  /** Who sends what a root leads to. */
  static String sender(Root root) {
    return root instanceof ServiceRoot service
        ? Names.simple(service.serviceClass())
        : Names.simple(((TypeRoot) root).type());
  }

  private static String place(Finding finding) {
    return finding.isAtMember() ? "" : " (" + fileName(finding) + ":1)";
  }

  /**
   * With a line number, because consoles link a file name only then; class files do not tell where
   * a field is.
   */
  private static String fileName(Finding finding) {
    ClassSymbol outermost = finding.member().declaration().outermostClass();
    return outermost.sourcefile == null
        ? outermost.name + ".java"
        : new File(outermost.sourcefile.getName()).getName();
  }
}
