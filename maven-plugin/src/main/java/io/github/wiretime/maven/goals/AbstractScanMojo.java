package io.github.wiretime.maven.goals;

import io.github.wiretime.maven.build.BuildFolder;
import io.github.wiretime.maven.options.CheckParameters;
import io.github.wiretime.maven.options.Settings;
import io.github.wiretime.maven.scan.BuildScan;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import javax.inject.Inject;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.ProjectDependenciesResolver;

/** What all goals that scan have in common. */
abstract class AbstractScanMojo extends CheckParameters {

  @Parameter(defaultValue = "${session}", readonly = true, required = true)
  private MavenSession session;

  @Parameter(defaultValue = "${mojoExecution}", readonly = true, required = true)
  private MojoExecution execution;

  @Inject private ProjectDependenciesResolver resolver;

  /** Leaves the scan out. */
  @Parameter(property = "wiretime.skip", defaultValue = "false")
  private boolean skip;

  /** What a new finding means: {@code WARNING}, or {@code ERROR}, which fails the build. */
  @Parameter(property = "wiretime.severity", defaultValue = "WARNING")
  private String severity;

  /** Options of the JVM that scans: {@code -Xmx4g}. */
  @Parameter(property = "wiretime.argLine")
  private String argLine;

  MavenSession session() {
    return session;
  }

  ProjectDependenciesResolver resolver() {
    return resolver;
  }

  /** Whether a user named this goal, and no POM did. */
  boolean isAskedFor() {
    return execution.getSource() == MojoExecution.Source.CLI;
  }

  /** With what Maven gave to this goal. */
  BuildScan scan() {
    Map<String, String> given = new HashMap<>(chosenOptions());
    given.put("skip", String.valueOf(skip));
    given.put("severity", severity);
    given.put("argLine", argLine);
    addTo(given);
    return new BuildScan(session, Settings.given(given), resolver);
  }

  /** Adds what only this goal has. */
  void addTo(Map<String, String> given) {}

  /** What the file of known findings is called unless the build says otherwise. */
  Path usualBaseline() {
    return BuildFolder.usualBaseline(BuildFolder.root(session));
  }
}
