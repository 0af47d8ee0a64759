package io.github.wiretime.maven;

import java.io.IOException;
import java.net.JarURLConnection;
import java.net.MalformedURLException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.nio.file.Paths;
import org.codehaus.plexus.classworlds.realm.ClassRealm;

/**
 * The check's classes, loaded once for all modules of a build. javac would load them anew for each,
 * which takes longer than the check runs.
 */
final class KeptChecker {

  private static final String PACKAGE = "io.github.wiretime.checker";

  private final ClassLoader classes;

  KeptChecker() {
    try {
      // Its parent is the one that has javac; that of a realm is not.
      classes =
          new URLClassLoader(new URL[] {jar().toUri().toURL()}, ClassLoader.getSystemClassLoader());
    } catch (MalformedURLException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** The check's plugin of javac looks for them where the compiler plugin has its own. */
  void offerTo(ClassRealm compiler) {
    compiler.importFrom(classes, PACKAGE);
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
