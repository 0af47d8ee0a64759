package io.github.wiretime.maven.compile;

import java.io.IOException;
import java.net.JarURLConnection;
import java.net.MalformedURLException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.nio.file.Paths;

/**
 * The check's classes, loaded once for all modules of a build. javac would load them anew for each,
 * which takes longer than the check runs.
 */
final class KeptChecker {

  private static final String PACKAGE = "io.github.wiretime.checker.";

  private ClassLoader classes; // as soon as a module needs them

  private synchronized ClassLoader classes() {
    if (classes == null) {
      try {
        // Its parent is the one that has javac; that of a realm is not.
        classes =
            new URLClassLoader(
                new URL[] {jar().toUri().toURL()}, ClassLoader.getSystemClassLoader());
      } catch (MalformedURLException impossible) {
        throw new IllegalStateException(impossible);
      }
    }
    return classes;
  }

  /**
   * Puts them where the check's plugin of javac looks for them: besides the classes of the compiler
   * plugin, for this thread only. Maven takes them away when the goal ends.
   */
  void offerToThisCompilation() {
    Thread thread = Thread.currentThread();
    thread.setContextClassLoader(new WithChecker(thread.getContextClassLoader(), classes()));
  }

  private static final class WithChecker extends ClassLoader {
    private final ClassLoader checker;

    WithChecker(ClassLoader compiler, ClassLoader checker) {
      super(compiler);
      this.checker = checker;
    }

    /** First of all, because the compiler plugin may have another copy of the check. */
    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      return name.startsWith(PACKAGE) ? checker.loadClass(name) : super.loadClass(name, resolve);
    }
  }

  /** The scanner's jar, which is a plugin of javac that needs nothing else. */
  static Path jar() {
    URL inside = KeptChecker.class.getResource("/io/github/wiretime/scan/Main.class");
    try {
      JarURLConnection connection = (JarURLConnection) inside.openConnection();
      return Paths.get(connection.getJarFileURL().toURI());
    } catch (IOException | URISyntaxException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
