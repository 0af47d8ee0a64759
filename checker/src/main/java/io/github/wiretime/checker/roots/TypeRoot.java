package io.github.wiretime.checker.roots;

import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.TypeSymbol;
import java.util.Optional;

/**
 * A class that crosses the wire although no service that sends it is in sight.
 *
 * @param type the class, compiled now
 * @param withSubclasses whether it is the declared type of a member, so that subclasses count
 * @param openParameter a type parameter of it that some use leaves open; then only its bound counts
 * @param because who says so, as the end of a sentence
 */
public record TypeRoot(
    ClassSymbol type, boolean withSubclasses, Optional<TypeSymbol> openParameter, String because)
    implements Root {

  @Override
  public Anchor anchor() {
    return new Anchor.Declaration(type);
  }
}
