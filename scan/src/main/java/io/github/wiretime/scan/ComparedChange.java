package io.github.wiretime.scan;

import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.wiretime.checker.finding.AllAcceptances;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.options.Check;
import io.github.wiretime.scan.compare.BreakingChange;
import io.github.wiretime.scan.compare.ReadBuild;
import java.util.Optional;

/**
 * A change that breaks, and what becomes of it.
 *
 * @param line the line of a baseline that knows it
 * @param declaration where to show it, in the new build
 * @param acceptance why the owners of the code accept it, if they do
 * @param isBaselined whether the baseline lists it
 */
record ComparedChange(
    BreakingChange change,
    String line,
    Optional<Symbol> declaration,
    Optional<String> acceptance,
    boolean isBaselined) {

  static ComparedChange of(
      BreakingChange change, String oldName, ReadBuild current, AllAcceptances acceptances) {
    Optional<Symbol> declaration = current.declaration(change.key());
    return new ComparedChange(
        change,
        change.key().replace(' ', '_')
            + " "
            + Check.BREAKING_RPC_CHANGE.id()
            + "."
            + change.rule().id()
            + ":"
            + inLine(oldName),
        declaration,
        declaration.flatMap(
            symbol -> acceptances.of(Check.BREAKING_RPC_CHANGE).reason(member(symbol))),
        /* isBaselined= */ false);
  }

  /** A name as a line has it, in which blanks separate. */
  static String inLine(String name) {
    return name.replaceAll("[\\s#]", "_");
  }

  private static Member member(Symbol symbol) {
    if (symbol instanceof ClassSymbol type) {
      return new Member(Member.Kind.CLASS, type, type);
    }
    Member.Kind kind = symbol instanceof MethodSymbol ? Member.Kind.RETURN : Member.Kind.FIELD;
    return new Member(kind, symbol.enclClass(), symbol);
  }

  ComparedChange baselined(boolean isListed) {
    return new ComparedChange(change, line, declaration, acceptance, isListed);
  }

  /** Whether nobody knew of it. */
  boolean isNew() {
    return acceptance.isEmpty() && !isBaselined;
  }

  boolean fails(FailOn failOn, ComparedDirections directions) {
    boolean isMeant =
        change.verdicts().entrySet().stream()
            .anyMatch(
                verdict -> verdict.getValue().isForAny() && directions.contain(verdict.getKey()));
    return isMeant
        && switch (failOn) {
          case NEW -> isNew();
          case ANY -> acceptance.isEmpty();
          case NONE -> false;
        };
  }
}
