package io.github.wiretime.maven.options;

import java.util.Arrays;
import java.util.Locale;
import org.apache.maven.plugin.MojoExecutionException;

/** When the classes of a module are looked at. */
public enum Mode {
  /** While a module is compiled, where that costs nobody a change, else at the end. */
  AUTO,
  /** At the end of the build, by a scan of all modules. */
  SCAN,
  /** While a module is compiled, by a plugin of javac. */
  JAVAC,
  /** While a module is compiled, by the Error Prone that its build has. */
  ERRORPRONE;

  public static Mode of(String name) throws MojoExecutionException {
    return Arrays.stream(values())
        .filter(mode -> mode.name().equalsIgnoreCase(name))
        .findFirst()
        .orElseThrow(
            () ->
                new MojoExecutionException(
                    "wiretime.mode is auto, scan, javac or errorprone, not "
                        + name.toLowerCase(Locale.ROOT)));
  }
}
