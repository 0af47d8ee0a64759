package io.github.wiretime.checker.javac;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
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
   * @param cleared the names of the fields that it sets to null, of whatever object
   */
  record Returned(ImmutableList<Type> types, boolean includesThis, ImmutableSet<String> cleared) {

    /** Of a method whose declaration says all that is known. */
    public static Returned of(ImmutableList<Type> types) {
      return new Returned(types, /* includesThis= */ false, ImmutableSet.of());
    }

    /** The same of a method that returns a copy of the object where it returns its own class. */
    public Returned orCopyOf(ClassSymbol type) {
      return new Returned(
          types.stream().filter(each -> each.tsym != type).collect(toImmutableList()),
          /* includesThis= */ true,
          cleared);
    }
  }

  /**
   * The values that a method returns; empty if its code is not at hand, as that of a library is not
   * in a compilation.
   */
  Optional<Returned> returnedBy(MethodSymbol method);
}
