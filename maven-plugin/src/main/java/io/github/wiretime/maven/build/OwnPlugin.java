package io.github.wiretime.maven.build;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathExpressionException;
import javax.xml.xpath.XPathFactory;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.model.Build;
import org.apache.maven.model.Plugin;
import org.apache.maven.model.PluginManagement;
import org.apache.maven.project.MavenProject;
import org.codehaus.plexus.util.xml.Xpp3Dom;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** The coordinates of this plugin, and what the build says of it. */
public final class OwnPlugin {

  public static final String GROUP = "io.github.wiretime";
  public static final String ARTIFACT = "wiretime-maven-plugin";

  /** How Maven's model names it. */
  public static final String KEY = GROUP + ":" + ARTIFACT;

  private static final String OPTIONS =
      "//mojo[goal!='help']/parameters/parameter[editable='true']/name";

  private OwnPlugin() {}

  /** That of one project, or null. */
  static Plugin in(MavenProject project) {
    Plugin built = project.getPlugin(KEY);
    PluginManagement managed = project.getPluginManagement();
    return built != null || managed == null ? built : managed.getPluginsAsMap().get(KEY);
  }

  /**
   * What the POM of the whole build configures for all goals, else the first module that does. What
   * only {@code <pluginManagement>} says counts as well, as it does for goals that a command names.
   */
  public static Optional<Xpp3Dom> configurationIn(MavenSession session) {
    return Stream.concat(Stream.of(BuildRoot.of(session)), session.getProjects().stream())
        .map(OwnPlugin::in)
        .filter(Objects::nonNull)
        .map(Plugin::getConfiguration)
        .filter(Objects::nonNull)
        .map(Xpp3Dom.class::cast)
        .findFirst();
  }

  /**
   * What stands before the name of a goal and its colon in a command for the same build: the prefix
   * where Maven knows it, else all that tells which plugin it is.
   */
  public static String prefix(MavenSession session) {
    boolean isPrefixKnown =
        in(session.getTopLevelProject()) != null
            || (session.getPluginGroups() != null && session.getPluginGroups().contains(GROUP));
    return isPrefixKnown ? "wiretime" : KEY + ":" + version();
  }

  /**
   * Lets a command call goals by the prefix of this plugin, also where no POM has it. No build runs
   * what is only managed.
   */
  public static void manageIn(MavenProject project) {
    if (in(project) != null) {
      return;
    }
    Plugin plugin = new Plugin();
    plugin.setGroupId(GROUP);
    plugin.setArtifactId(ARTIFACT);
    plugin.setVersion(version());
    Build build = project.getBuild();
    if (build.getPluginManagement() == null) {
      build.setPluginManagement(new PluginManagement());
    }
    build.getPluginManagement().addPlugin(plugin);
    build.getPluginManagement().flushPluginMap();
  }

  /** The names of all options, as the descriptor of this plugin has them. */
  public static Set<String> options() {
    try (InputStream descriptor =
        OwnPlugin.class.getResourceAsStream("/META-INF/maven/plugin.xml")) {
      NodeList names =
          (NodeList)
              XPathFactory.newInstance()
                  .newXPath()
                  .evaluate(OPTIONS, new InputSource(descriptor), XPathConstants.NODESET);
      return IntStream.range(0, names.getLength())
          .mapToObj(i -> names.item(i).getTextContent())
          .collect(Collectors.toCollection(TreeSet::new));
    } catch (IOException | XPathExpressionException damaged) {
      throw new IllegalStateException(damaged);
    }
  }

  /** The scanner's jar, which this plugin depends on. */
  public static Path scanner() {
    URL inside = OwnPlugin.class.getResource("/io/github/wiretime/scan/Main.class");
    try {
      return Paths.get(((JarURLConnection) inside.openConnection()).getJarFileURL().toURI());
    } catch (IOException | URISyntaxException impossible) {
      throw new IllegalStateException(impossible);
    }
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
