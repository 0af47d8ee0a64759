package io.github.wiretime.maven.options;

import java.util.Locale;
import org.apache.maven.plugin.MojoExecutionException;

/** What a new finding means for the build. */
public enum Severity {
  /** The build goes on. */
  WARNING,
  /** The build fails. */
  ERROR;

  /** As Error Prone and people write it. */
  public static Severity of(String name) throws MojoExecutionException {
    switch (name.toUpperCase(Locale.ROOT)) {
      case "WARN":
      case "WARNING":
        return WARNING;
      case "ERROR":
        return ERROR;
      default:
        throw new MojoExecutionException("wiretime.severity is WARNING or ERROR, not " + name);
    }
  }
}
