package io.github.wiretime.maven.scan;

import io.github.wiretime.maven.build.Goals;
import io.github.wiretime.maven.build.OwnPlugin;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.model.Plugin;
import org.apache.maven.model.PluginExecution;
import org.apache.maven.project.MavenProject;

/** The execution of the scan, with the configuration that the build has for this plugin. */
final class ScanExecution {

  static final String ID = "wiretime";

  private final Optional<Plugin> declared;

  private ScanExecution(Optional<Plugin> declared) {
    this.declared = declared;
  }

  /** As the POM of the whole build declares the plugin, else the first module that does. */
  static ScanExecution in(MavenSession session) {
    return new ScanExecution(OwnPlugin.in(session));
  }

  /** How many executions of the scan modules have in their builds. */
  static long count(List<MavenProject> projects) {
    return projects.stream()
        .map(project -> project.getPlugin(OwnPlugin.KEY))
        .filter(Objects::nonNull)
        .flatMap(plugin -> plugin.getExecutions().stream())
        .filter(ScanExecution::scans)
        .count();
  }

  /** Lets goals be called by the prefix of this plugin, also where no POM has it. */
  void declareIn(MavenProject project) {
    if (project.getPlugin(OwnPlugin.KEY) == null) {
      project.getBuild().addPlugin(plugin());
      project.getBuild().flushPluginMap();
    }
  }

  /** Binds the scan to the end of a module's phase {@code compile}, unless the POM binds it. */
  void addTo(MavenProject project) {
    Plugin plugin = Optional.ofNullable(project.getPlugin(OwnPlugin.KEY)).orElseGet(this::plugin);
    if (plugin.getExecutions().stream().anyMatch(ScanExecution::scans)) {
      return;
    }
    PluginExecution execution = new PluginExecution();
    execution.setId(ID);
    execution.setPhase("compile");
    execution.addGoal(Goals.SCAN_AT_END);
    declared.map(Plugin::getConfiguration).ifPresent(execution::setConfiguration);
    plugin.addExecution(execution);
    List<Plugin> plugins = project.getBuild().getPlugins();
    plugins.remove(plugin);
    plugins.add(plugin); // within a phase, plugins run in this order, and the scan needs classes
    project.getBuild().flushPluginMap();
  }

  /** Whether the POM binds the scan itself, or another instance of this extension did. */
  private static boolean scans(PluginExecution execution) {
    return execution.getGoals().contains(Goals.SCAN)
        || execution.getGoals().contains(Goals.SCAN_AT_END);
  }

  private Plugin plugin() {
    Plugin plugin = new Plugin();
    plugin.setGroupId(OwnPlugin.GROUP);
    plugin.setArtifactId(OwnPlugin.ARTIFACT);
    plugin.setVersion(declared.map(Plugin::getVersion).orElseGet(OwnPlugin::version));
    return plugin;
  }
}
