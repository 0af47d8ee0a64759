package io.github.wiretime.checker.roots;

import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import java.util.Optional;

/**
 * Where to report what no nearer declaration can carry.
 *
 * @param declaration the annotated class, member or method around the call; empty where no source
 *     declares the service
 * @param position the tree inside the declaration to point at, if not its name
 * @param text a name for people and for sorting
 */
public record Anchor(Optional<Symbol> declaration, Optional<Tree> position, String text) {

  /** The name of a declaration. */
  public static Anchor at(Symbol declaration) {
    return new Anchor(
        Optional.of(declaration),
        Optional.empty(),
        declaration.enclClass().flatName() + "#" + declaration);
  }

  /** A call inside a declaration. */
  static Anchor at(Symbol declaration, Tree call) {
    return new Anchor(Optional.of(declaration), Optional.of(call), at(declaration).text());
  }

  /** A place in a file that is not Java. */
  static Anchor outside(String place) {
    return new Anchor(Optional.empty(), Optional.empty(), place);
  }

  /**
   * Which of several to prefer, the lowest first: the class that provides a service, then the code
   * that uses it.
   */
  int rank() {
    if (declaration.isEmpty()) {
      return 2;
    }
    return declaration.get() instanceof ClassSymbol && position.isEmpty() ? 0 : 1;
  }
}
