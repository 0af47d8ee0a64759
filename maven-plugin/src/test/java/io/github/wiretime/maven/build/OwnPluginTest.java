package io.github.wiretime.maven.build;

import static com.google.common.truth.Truth.assertThat;

import org.apache.maven.model.Build;
import org.apache.maven.model.Model;
import org.apache.maven.model.Plugin;
import org.apache.maven.model.PluginContainer;
import org.apache.maven.model.PluginManagement;
import org.apache.maven.project.MavenProject;
import org.junit.jupiter.api.Test;

/** Where a POM may say something of this plugin. */
final class OwnPluginTest {

  private final Build build = new Build();

  @Test
  void nowhere() {
    build.setPluginManagement(new PluginManagement());

    assertThat(found()).isNull();
  }

  @Test
  void withoutManagement() {
    assertThat(found()).isNull();
  }

  @Test
  void amongThePluginsOfTheBuild() {
    Plugin plugin = declareIn(build);

    assertThat(found()).isSameInstanceAs(plugin);
  }

  /** A build whose extension is in {@code .mvn/extensions.xml} may say it only there. */
  @Test
  void onlyInPluginManagement() {
    build.setPluginManagement(new PluginManagement());
    Plugin plugin = declareIn(build.getPluginManagement());

    assertThat(found()).isSameInstanceAs(plugin);
  }

  /** Maven has put what is managed into it. */
  @Test
  void inBoth() {
    build.setPluginManagement(new PluginManagement());
    declareIn(build.getPluginManagement());
    Plugin plugin = declareIn(build);

    assertThat(found()).isSameInstanceAs(plugin);
  }

  private Plugin found() {
    Model model = new Model();
    model.setBuild(build);
    return OwnPlugin.in(new MavenProject(model));
  }

  private static Plugin declareIn(PluginContainer container) {
    Plugin plugin = new Plugin();
    plugin.setGroupId(OwnPlugin.GROUP);
    plugin.setArtifactId(OwnPlugin.ARTIFACT);
    container.addPlugin(plugin);
    return plugin;
  }
}
