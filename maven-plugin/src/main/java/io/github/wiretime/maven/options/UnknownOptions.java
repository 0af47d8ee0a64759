package io.github.wiretime.maven.options;

import io.github.wiretime.maven.build.BuildRoot;
import io.github.wiretime.maven.build.OwnPlugin;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.descriptor.MojoDescriptor;
import org.apache.maven.plugin.descriptor.Parameter;
import org.apache.maven.plugin.descriptor.PluginDescriptor;
import org.codehaus.plexus.util.xml.Xpp3Dom;

/** What the user set under names that no goal reads; Maven passes over most of it in silence. */
public final class UnknownOptions {

  private static final String PREFIX = "wiretime.";

  private final TreeSet<String> known;

  /** Of a plugin whose goals' parameters are also properties, each with the prefix. */
  public UnknownOptions(PluginDescriptor plugin) {
    this.known =
        plugin.getMojos().stream()
            .filter(goal -> !"help".equals(goal.getGoal()))
            .map(MojoDescriptor::getParameters)
            .flatMap(List::stream)
            .filter(Parameter::isEditable)
            .map(Parameter::getName)
            .collect(Collectors.toCollection(TreeSet::new));
  }

  /** A sentence about the first one. */
  public Optional<String> in(MavenSession session) {
    // A property that the POM declares is the user's own.
    Properties own = BuildRoot.of(session).getProperties();
    Stream<String> properties =
        Stream.of(session.getUserProperties(), session.getSystemProperties())
            .flatMap(given -> given.stringPropertyNames().stream())
            .filter(name -> name.startsWith(PREFIX) && !own.containsKey(name))
            .map(name -> name.substring(PREFIX.length()));
    Stream<String> elements =
        OwnPlugin.configurationIn(session)
            .map(Xpp3Dom::getChildren)
            .map(Stream::of)
            .orElseGet(Stream::empty)
            .map(Xpp3Dom::getName);
    return Stream.concat(properties, elements)
        .filter(name -> !known.contains(name))
        .sorted()
        .findFirst()
        .map(name -> PREFIX + name + " is no option; options are " + String.join(", ", known));
  }
}
