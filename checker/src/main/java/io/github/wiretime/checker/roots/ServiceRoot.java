package io.github.wiretime.checker.roots;

import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Type;

/**
 * A service whose calls Dubbo serializes.
 *
 * @param service the exported interface, with the type arguments that the implementing class gives
 *     it
 * @param anchor the declaration that makes it a service: the annotated class or method, or the
 *     interface itself
 */
public record ServiceRoot(Type service, Symbol anchor) {

  /** The exported interface, or the class where Dubbo exports a class. */
  public ClassSymbol serviceClass() {
    return (ClassSymbol) service.tsym;
  }
}
