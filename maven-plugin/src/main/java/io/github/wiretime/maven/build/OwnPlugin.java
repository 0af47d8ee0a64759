package io.github.wiretime.maven.build;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Stream;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.model.Plugin;
import org.apache.maven.model.PluginManagement;
import org.apache.maven.project.MavenProject;
import org.codehaus.plexus.util.xml.Xpp3Dom;

/** The coordinates of this plugin, and what the build says of it. */
public final class OwnPlugin {

  public static final String GROUP = "io.github.wiretime";
  public static final String ARTIFACT = "wiretime-maven-plugin";

  /** How Maven's model names it. */
  public static final String KEY = GROUP + ":" + ARTIFACT;

  private OwnPlugin() {}

  /**
   * As the POM of the whole build declares the plugin, else the first module that does. What only
   * {@code <pluginManagement>} says counts as well, as it does for goals that a command names.
   */
  public static Optional<Plugin> in(MavenSession session) {
    return Stream.concat(Stream.of(BuildRoot.of(session)), session.getProjects().stream())
        .map(OwnPlugin::in)
        .filter(Objects::nonNull)
        .findFirst();
  }

  /** That of one project, or null. */
  static Plugin in(MavenProject project) {
    Plugin built = project.getPlugin(KEY);
    PluginManagement managed = project.getPluginManagement();
    return built != null || managed == null ? built : managed.getPluginsAsMap().get(KEY);
  }

  /** What the POM configures for all goals. */
  public static Optional<Xpp3Dom> configurationIn(MavenSession session) {
    return in(session).map(Plugin::getConfiguration).map(Xpp3Dom.class::cast);
  }

  /**
   * What stands before the name of a goal and its colon in a command for the same build: the prefix
   * where Maven knows it, else all that tells which plugin it is.
   */
  public static String prefix(MavenSession session) {
    boolean isPrefixKnown =
        session.getTopLevelProject().getPlugin(KEY) != null
            || (session.getPluginGroups() != null && session.getPluginGroups().contains(GROUP));
    return isPrefixKnown ? "wiretime" : KEY + ":" + version();
  }

  /** The version of this plugin and of all that it brings. */
  public static String version() {
    Properties properties = new Properties();
    try (InputStream own =
        OwnPlugin.class.getResourceAsStream(
            "/META-INF/maven/" + GROUP + "/" + ARTIFACT + "/pom.properties")) {
      properties.load(own);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
    return properties.getProperty("version");
  }
}
