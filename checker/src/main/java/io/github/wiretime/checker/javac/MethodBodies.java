package io.github.wiretime.checker.javac;

import com.google.common.collect.ImmutableList;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import java.util.Optional;

/** What the code of methods says, of which class files do not tell. */
@FunctionalInterface
public interface MethodBodies {

  /**
   * What a method returns.
   *
   * @param types of the returned expressions, without {@code this}
   * @param includesThis whether it may be the object itself
   */
  record Returned(ImmutableList<Type> types, boolean includesThis) {}

  /** What a method returns; empty where its code is not at hand. */
  Optional<Returned> returnedBy(MethodSymbol method);
}
