package io.github.wiretime.maven;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Stream;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.model.Plugin;
import org.apache.maven.model.PluginExecution;
import org.apache.maven.project.MavenProject;
import org.codehaus.plexus.util.xml.Xpp3Dom;

/** The execution of the scan, with the configuration that the build has for this plugin. */
final class ScanExecution {

  static final String ID = "wiretime";

  static final String GROUP = "io.github.wiretime";
  private static final String ARTIFACT = "wiretime-maven-plugin";
  private static final String KEY = GROUP + ":" + ARTIFACT;

  private final Optional<Plugin> declared;

  private ScanExecution(Optional<Plugin> declared) {
    this.declared = declared;
  }

  /** As the POM of the whole build declares the plugin, else the first module that does. */
  static ScanExecution in(MavenSession session) {
    return new ScanExecution(
        Stream.concat(Stream.of(BuildRoot.of(session)), session.getProjects().stream())
            .map(project -> project.getPlugin(KEY))
            .filter(Objects::nonNull)
            .findFirst());
  }

  /** What the POM configures for all goals. */
  Optional<Xpp3Dom> configuration() {
    return declared.map(Plugin::getConfiguration).map(Xpp3Dom.class::cast);
  }

  /** How many executions of the scan modules have in their builds. */
  static long count(List<MavenProject> projects) {
    return projects.stream()
        .map(project -> project.getPlugin(KEY))
        .filter(Objects::nonNull)
        .flatMap(plugin -> plugin.getExecutions().stream())
        .filter(ScanExecution::scans)
        .count();
  }

  /** Lets goals be called by the prefix of this plugin, also where no POM has it. */
  void declareIn(MavenProject project) {
    if (project.getPlugin(KEY) == null) {
      project.getBuild().addPlugin(plugin());
      project.getBuild().flushPluginMap();
    }
  }

  /**
   * What stands before the name of a goal and its colon in a command for the same build: the prefix
   * where Maven knows it, else all that tells which plugin it is.
   */
  static String prefix(MavenSession session) {
    MavenProject project = session.getTopLevelProject();
    boolean isPrefixKnown =
        project.getPlugin(KEY) != null
            || (session.getPluginGroups() != null && session.getPluginGroups().contains(GROUP));
    return isPrefixKnown ? "wiretime" : KEY + ":" + ownVersion();
  }

  /** Binds the scan to the end of a module's phase {@code compile}, unless the POM binds it. */
  void addTo(MavenProject project) {
    Plugin plugin = Optional.ofNullable(project.getPlugin(KEY)).orElseGet(this::plugin);
    if (plugin.getExecutions().stream().anyMatch(ScanExecution::scans)) {
      return;
    }
    PluginExecution execution = new PluginExecution();
    execution.setId(ID);
    execution.setPhase("compile");
    execution.addGoal(EndOfBuildMojo.GOAL);
    declared.map(Plugin::getConfiguration).ifPresent(execution::setConfiguration);
    plugin.addExecution(execution);
    List<Plugin> plugins = project.getBuild().getPlugins();
    plugins.remove(plugin);
    plugins.add(plugin); // within a phase, plugins run in this order, and the scan needs classes
    project.getBuild().flushPluginMap();
  }

  /** Whether the POM binds the scan itself, or another instance of this extension did. */
  private static boolean scans(PluginExecution execution) {
    return execution.getGoals().contains(ScanMojo.GOAL)
        || execution.getGoals().contains(EndOfBuildMojo.GOAL);
  }

  private Plugin plugin() {
    Plugin plugin = new Plugin();
    plugin.setGroupId(GROUP);
    plugin.setArtifactId(ARTIFACT);
    plugin.setVersion(declared.map(Plugin::getVersion).orElseGet(ScanExecution::ownVersion));
    return plugin;
  }

  /** The version of this plugin and of all that it brings. */
  static String ownVersion() {
    Properties properties = new Properties();
    try (InputStream own =
        ScanExecution.class.getResourceAsStream(
            "/META-INF/maven/" + GROUP + "/" + ARTIFACT + "/pom.properties")) {
      properties.load(own);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
    return properties.getProperty("version");
  }
}
