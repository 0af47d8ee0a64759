package io.github.wiretime.checker.finding;

import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Type;
import io.github.wiretime.checker.application.ReportLocation;
import io.github.wiretime.checker.hessian.Member;
import java.util.Optional;

/**
 * A member whose type was changed while its name stayed the same, so that peers with the old class
 * read it wrongly.
 *
 * @param line the line of the baseline that remembers the type that it had
 * @param was that type
 * @param is the type that it has
 * @param acceptance why the owners of the code accept that, if they do
 */
public record TypeChange(
    String line, Member member, ClassSymbol was, Type is, Optional<String> acceptance) {

  /** A name of the change that stays the same if the type changes again. */
  public String key() {
    return line + " changed in place";
  }

  /** Where to report it. */
  public ReportLocation anchor() {
    return new ReportLocation.Declaration(member.declaration());
  }

  /** Whether it is reported. */
  public boolean isNew() {
    return acceptance.isEmpty();
  }
}
