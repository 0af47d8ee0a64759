package io.github.wiretime.maven;

import java.util.Locale;
import org.apache.maven.plugin.MojoExecutionException;

/** What a new finding means for the build. */
enum Severity {
  /** The build goes on. */
  WARNING,
  /** The build fails. */
  ERROR;

  /** As Error Prone and people write it. */
  static Severity of(String name) throws MojoExecutionException {
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
