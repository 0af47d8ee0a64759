package io.github.wiretime.checker.report;

import static java.util.stream.Collectors.joining;

import com.sun.tools.javac.code.Symbol.ClassSymbol;
import io.github.wiretime.checker.cost.Cost;
import io.github.wiretime.checker.finding.Finding;
import io.github.wiretime.checker.wire.Names;
import java.io.File;
import java.util.Comparator;
import java.util.List;

/** The text of a diagnostic: the claim, its measured cost, the path, how much depends on it. */
public final class Message {

  private static final Comparator<Finding> COSTLIEST_FIRST =
      Comparator.comparingInt((Finding finding) -> finding.cost().map(Cost::first).orElse(0))
          .reversed()
          .thenComparing(Finding::key);

  private final Cost yardstick;

  /**
   * Texts that compare with one type.
   *
   * @param yardstick what a {@code java.util.Date} costs
   */
  public Message(Cost yardstick) {
    this.yardstick = yardstick;
  }

  /** One text for all findings that are reported at one declaration. */
  public String of(List<Finding> findings) {
    if (findings.size() == 1 && findings.get(0).isAtMember()) {
      return sentence(findings.get(0));
    }
    String service = Names.simple(findings.get(0).field().path().root().serviceClass());
    return "'"
        + service
        + "' sends "
        + (findings.size() == 1 ? "a costly time value" : findings.size() + " costly time values")
        + findings.stream()
            .sorted(COSTLIEST_FIRST)
            .map(finding -> "\n    " + sentence(finding) + " (" + fileName(finding) + ":1)")
            .collect(joining());
  }

  private String sentence(Finding finding) {
    return "'"
        + finding.member().label()
        + "' sends '"
        + Names.simple(finding.field().type())
        + "'"
        + finding.cost().map(this::cost).orElse(", which this build lists as costly")
        + "; path "
        + Paths.of(finding.field().path())
        + "; reached by "
        + count(finding.field().methods(), "method")
        + " of "
        + count(finding.field().services(), "service");
  }

  private String cost(Cost cost) {
    return ", "
        + (cost.atLeast() ? "at least " : "")
        + cost.first()
        + " bytes the first time and "
        + cost.further()
        + " each further time where 'Date' takes "
        + yardstick.first()
        + " (hessian-lite "
        + cost.profile()
        + ")";
  }

  private static String count(int number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
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
