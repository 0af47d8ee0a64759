package io.github.wiretime.maven.goals;

import io.github.wiretime.maven.build.BuildFolder;
import io.github.wiretime.maven.build.Resolvers;
import io.github.wiretime.maven.options.CheckParameters;
import io.github.wiretime.maven.options.Settings;
import io.github.wiretime.maven.scan.BuildScan;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.inject.Inject;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.ProjectDependenciesResolver;
import org.eclipse.aether.RepositorySystem;

/** What all goals that scan have in common. */
abstract class AbstractScanMojo extends CheckParameters {

  @Parameter(defaultValue = "${session}", readonly = true, required = true)
  private MavenSession session;

  @Parameter(defaultValue = "${mojoExecution}", readonly = true, required = true)
  private MojoExecution execution;

  @Inject private ProjectDependenciesResolver ofProjects;

  @Inject private RepositorySystem ofArtifacts;

  /** Leaves the scan out. */
  @Parameter(property = "wiretime.skip", defaultValue = "false")
  private boolean skip;

  /** What a new finding means: {@code WARNING}, or {@code ERROR}, which fails the build. */
  @Parameter(property = "wiretime.severity", defaultValue = "WARNING")
  private String severity;

  /** Options of the JVM that scans: {@code -Xmx4g}. */
  @Parameter(property = "wiretime.argLine")
  private String argLine;

  /**
   * What was released before, to compare with: {@code release}, which is each module's highest
   * release below its own version, a version, {@code com.acme:order-api:1.4.0}, a jar or a folder
   * of classes; {@code none} compares nothing. With it each build compares; {@code
   * wiretime:compare} takes {@code release} by default.
   */
  @Parameter(property = "wiretime.against")
  private List<String> against;

  /**
   * Which changes fail: {@code forward}, where old peers read what new ones send, {@code backward},
   * where new peers read what old ones send, or {@code full}, default full.
   */
  @Parameter(property = "wiretime.direction")
  private String direction;

  MavenSession session() {
    return session;
  }

  Resolvers resolvers() {
    return new Resolvers(ofProjects, ofArtifacts);
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
    given.put("against", against == null ? "" : Settings.joined(against.stream(), ","));
    given.put("direction", direction);
    addTo(given);
    return new BuildScan(session, Settings.given(given), resolvers());
  }

  /** Adds what only this goal has. */
  void addTo(Map<String, String> given) {}

  /** What the file of known findings is called unless the build says otherwise. */
  Path usualBaseline() {
    return BuildFolder.usualBaseline(BuildFolder.root(session));
  }
}
