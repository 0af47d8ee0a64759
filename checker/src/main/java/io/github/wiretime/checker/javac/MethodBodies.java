package io.github.wiretime.checker.javac;

import com.google.common.collect.ImmutableList;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import java.util.Optional;

/**
 * Reads the code of methods: a compilation reads that of its sources, a scan that in class files.
 */
@FunctionalInterface
public interface MethodBodies {

  /**
   * The values that a method returns.
   *
   * @param types of the returned expressions, without {@code this}
   * @param includesThis whether it may be the object itself
   */
  record Returned(ImmutableList<Type> types, boolean includesThis) {}

  /**
   * The values that a method returns; empty if its code is not at hand, as that of a library is not
   * in a compilation.
   */
  Optional<Returned> returnedBy(MethodSymbol method);
}
