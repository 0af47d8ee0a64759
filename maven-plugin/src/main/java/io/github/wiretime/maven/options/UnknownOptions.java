package io.github.wiretime.maven.options;

import io.github.wiretime.maven.build.BuildRoot;
import io.github.wiretime.maven.build.OwnPlugin;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
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

  /** What stands in place of the wire map and the goal that wrote it. */
  public static final String WITHOUT_WIRE_MAP =
      "there is no wire map any more; where an API is in a repository of its own,"
          + " wiretime.serviceInterfaces names its services and wiretime.wireTypes its classes";

  private static final List<String> OF_WIRE_MAP =
      Collections.unmodifiableList(Arrays.asList("wireMap", "wireMapMode"));

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

  /** A sentence about the first one that cannot be anything else. */
  public Optional<String> in(MavenSession session) {
    Properties declared = declared(session);
    Stream<String> properties =
        options(session.getUserProperties(), session.getSystemProperties())
            .filter(name -> !declared.containsKey(PREFIX + name));
    Stream<String> elements =
        OwnPlugin.configurationIn(session)
            .map(Xpp3Dom::getChildren)
            .map(Stream::of)
            .orElseGet(Stream::empty)
            .map(Xpp3Dom::getName);
    return first(Stream.concat(properties, elements))
        .map(name -> PREFIX + name + " is no option; " + advice(name));
  }

  /** A sentence about the first property of the POM that looks like one, but may be the user's. */
  public Optional<String> among(MavenSession session) {
    return first(
            options(declared(session))
                .filter(name -> OF_WIRE_MAP.contains(name) || meant(name).isPresent()))
        .map(
            name ->
                "the POM or a parent of it declares "
                    + PREFIX
                    + name
                    + ", which is no option; "
                    + advice(name));
  }

  private Optional<String> first(Stream<String> names) {
    return names.filter(name -> !known.contains(name)).sorted().findFirst();
  }

  private static Properties declared(MavenSession session) {
    return BuildRoot.of(session).getProperties();
  }

  private static Stream<String> options(Properties... given) {
    return Stream.of(given)
        .flatMap(properties -> properties.stringPropertyNames().stream())
        .filter(name -> name.startsWith(PREFIX))
        .map(name -> name.substring(PREFIX.length()));
  }

  private String advice(String name) {
    if (OF_WIRE_MAP.contains(name)) {
      return WITHOUT_WIRE_MAP;
    }
    return meant(name)
        .map(option -> "do you mean " + PREFIX + option + "?")
        .orElseGet(() -> "options are " + String.join(", ", known));
  }

  /** The option that a name differs least from, if it does so by a slip. */
  private Optional<String> meant(String name) {
    return known.stream()
        .filter(option -> Slips.areFew(option, name))
        .min(Comparator.comparingInt(option -> Slips.between(option, name)));
  }
}
