package io.github.wiretime.checker.application;

import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.util.JCDiagnostic.DiagnosticPosition;
import java.net.URI;
import java.util.Optional;

/** A place at which something is reported: a declaration, a call, or a line of a file. */
public sealed interface ReportLocation {

  /** The name of a declaration: an annotated class or member, or a member that is sent. */
  record Declaration(Symbol symbol) implements ReportLocation {

    // By hand, see Decisions in docs/design.md.
    @Override
    public boolean equals(Object other) {
      return other instanceof Declaration that && symbol.equals(that.symbol);
    }

    @Override
    public int hashCode() {
      return symbol.hashCode();
    }

    @Override
    public Optional<Symbol> declaration() {
      return Optional.of(symbol);
    }

    @Override
    public String text() {
      return symbol.enclClass().flatName() + "#" + symbol;
    }
  }

  /** A call inside a declaration. */
  record Call(Symbol enclosing, DiagnosticPosition call) implements ReportLocation {

    @Override
    public Optional<Symbol> declaration() {
      return Optional.of(enclosing);
    }

    @Override
    public Optional<DiagnosticPosition> position() {
      return Optional.of(call);
    }

    @Override
    public String text() {
      return new Declaration(enclosing).text();
    }
  }

  /**
   * A line of a file that is not Java.
   *
   * @param shown the file as a person should see it
   * @param line from one
   */
  record FileLine(URI file, String shown, int line) implements ReportLocation {

    @Override
    public Optional<Symbol> declaration() {
      return Optional.empty();
    }

    @Override
    public String text() {
      return shown + ":" + line;
    }
  }

  /** The declaration at or in which to report; empty where no source declares the service. */
  Optional<Symbol> declaration();

  /**
   * The position inside the declaration to point at. Without one the name of the declaration is
   * pointed at.
   */
  default Optional<DiagnosticPosition> position() {
    return Optional.empty();
  }

  /** A name for people and for sorting. */
  String text();

  /**
   * A number that orders the places of one service, the best one first: the class that provides the
   * service comes before the code that calls it.
   */
  default int rank() {
    if (this instanceof FileLine) {
      return 2;
    }
    return this instanceof Declaration at && at.symbol() instanceof ClassSymbol ? 0 : 1;
  }
}
