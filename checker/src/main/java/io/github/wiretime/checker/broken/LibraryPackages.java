package io.github.wiretime.checker.broken;

import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.PackageSymbol;
import io.github.wiretime.checker.javac.TypeNames;
import java.util.HashMap;
import java.util.Map;

/**
 * The packages of the JDK and of Guava. Rules on the types that members declare tell what is known
 * of their classes, so nothing is told of what these classes hold.
 */
final class LibraryPackages {

  /**
   * With a dot at its end. It is no constant of the class file, because whoever relocates Guava in
   * a jar rewrites constants that look like its names.
   */
  static final String GUAVA = String.join(".", "com", "google", "common", "");

  /** An application has few packages, and is asked for every member of every class. */
  private final Map<PackageSymbol, Boolean> known = new HashMap<>();

  boolean contain(ClassSymbol type) {
    return known.computeIfAbsent(packageOf(type), unused -> isOfLibrary(TypeNames.packageOf(type)));
  }

  @SuppressWarnings("ASTHelpersSuggestions") // its method is not the same in all releases
  private static PackageSymbol packageOf(ClassSymbol type) {
    return type.packge();
  }

  private static boolean isOfLibrary(String packageName) {
    return TypeNames.isJdk(packageName) || packageName.startsWith(GUAVA);
  }
}
