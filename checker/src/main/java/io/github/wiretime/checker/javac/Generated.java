package io.github.wiretime.checker.javac;

import com.sun.tools.javac.code.Symbol;

/** Recognizes code that a tool wrote and marked with an annotation. */
public final class Generated {

  private Generated() {}

  /**
   * Whether the declaration or one around it has an annotation with the simple name {@code
   * Generated}, of any package.
   */
  public static boolean contains(Symbol declaration) {
    for (Symbol at = declaration; at != null; at = at.owner) {
      if (at.getRawAttributes().stream()
          .anyMatch(annotation -> annotation.type.tsym.name.contentEquals("Generated"))) {
        return true;
      }
    }
    return false;
  }
}
