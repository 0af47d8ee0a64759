package io.github.wiretime.checker.javac;

import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.ModuleSymbol;
import com.sun.tools.javac.comp.Modules;
import com.sun.tools.javac.model.JavacElements;
import com.sun.tools.javac.util.Context;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds classes on the class path. Some of them tell the release of their library. */
public final class InstalledTypes {

  /**
   * javac writes {@code lib/dubbo.jar(/org/...)}, a scan {@code app.jar!/lib/dubbo.jar!/org/...}.
   */
  private static final Pattern JAR = Pattern.compile("(.*\\.jar)[!(]");

  /** Where Maven and Gradle put the jars of modules. */
  private static final Pattern BUILT = Pattern.compile("/(target|build/libs)/[^/]+$");

  private final JavacElements elements;

  /**
   * The module that is compiled. javac would search all modules of the JDK if it were not told
   * which one to ask.
   */
  private final ModuleSymbol compiled;

  /** Searches the class path of a compilation. */
  public InstalledTypes(Context context) {
    this.elements = JavacElements.instance(context);
    this.compiled = Modules.instance(context).getDefaultModule();
  }

  /** Whether there is such a class. */
  public boolean has(String type) {
    return find(type).isPresent();
  }

  /** The class of that canonical name. */
  public Optional<ClassSymbol> find(String type) {
    return Optional.ofNullable(elements.getTypeElement(compiled, type));
  }

  /** The name of the jar that has the class: {@code dubbo-3.3.6.jar}. */
  public Optional<String> jarOf(String type) {
    return find(type)
        .flatMap(InstalledTypes::jarOf)
        .map(jar -> jar.substring(jar.lastIndexOf('/') + 1));
  }

  /** Whether a class is in a jar, and not in one that a module of this build has just made. */
  public static boolean isInJarOfLibrary(ClassSymbol type) {
    return jarOf(type).filter(jar -> !BUILT.matcher(jar).find()).isPresent();
  }

  /** Whether one jar has both classes. */
  public static boolean areInOneJar(ClassSymbol one, ClassSymbol other) {
    return jarOf(one).isPresent() && jarOf(one).equals(jarOf(other));
  }

  private static Optional<String> jarOf(ClassSymbol type) {
    return Optional.ofNullable(type.outermostClass().classfile)
        .map(file -> JAR.matcher(file.getName().replace('\\', '/')))
        .filter(Matcher::find)
        .map(jar -> jar.group(1));
  }
}
