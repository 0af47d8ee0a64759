package io.github.wiretime.maven.compile;

import io.github.wiretime.maven.build.Jdk;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a JVM has to be told before plugins of javac can read its trees. */
public final class Exports {

  private static final List<String> EXPORTED =
      Collections.unmodifiableList(
          Arrays.asList(
              "api",
              "code",
              "comp",
              "file",
              "main",
              "model",
              "parser",
              "processing",
              "tree",
              "util"));

  private static final List<String> OPENED =
      Collections.unmodifiableList(Arrays.asList("code", "comp"));

  private static final String JAVAC = "com.sun.source.util.JavacTask";

  private Exports() {}

  /** The arguments, as {@code .mvn/jvm.config} has them. */
  public static List<String> arguments() {
    return Stream.concat(
            EXPORTED.stream().map(name -> "--add-exports=" + packageOf(name) + "=ALL-UNNAMED"),
            OPENED.stream().map(name -> "--add-opens=" + packageOf(name) + "=ALL-UNNAMED"))
        .collect(Collectors.toList());
  }

  private static String packageOf(String name) {
    return "jdk.compiler/com.sun.tools.javac." + name;
  }

  /** Whether this JVM has been told, and is one that runs the plugin. */
  static boolean areInThisJvm() {
    return Jdk.ofThisJvm() >= Jdk.OLDEST
        && EXPORTED.stream().allMatch(name -> has("isExported", name))
        && OPENED.stream().allMatch(name -> has("isOpen", name));
  }

  /** By reflection, because these classes are for Java 8. */
  private static boolean has(String question, String name) {
    try {
      Class<?> module = Class.forName("java.lang.Module");
      Object own = Class.class.getMethod("getModule").invoke(Exports.class);
      Object javac =
          Class.class
              .getMethod("getModule")
              .invoke(ClassLoader.getSystemClassLoader().loadClass(JAVAC));
      return (Boolean)
          module
              .getMethod(question, String.class, module)
              .invoke(javac, "com.sun.tools.javac." + name, own);
    } catch (ReflectiveOperationException absent) {
      return false;
    }
  }
}
