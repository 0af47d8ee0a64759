package io.github.wiretime.maven;

import java.util.Arrays;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.maven.execution.MavenSession;
import org.codehaus.plexus.util.xml.Xpp3Dom;

/** The configuration of this plugin before one of its goals runs. */
final class Settings {

  private final Optional<Xpp3Dom> configuration;
  private final Properties properties;

  private Settings(Optional<Xpp3Dom> configuration, Properties properties) {
    this.configuration = configuration;
    this.properties = properties;
  }

  /** As Maven reads it for the goals: the POM, else {@code -Dwiretime.*}, else a property. */
  static Settings of(MavenSession session) {
    Properties properties = new Properties();
    properties.putAll(session.getTopLevelProject().getProperties());
    properties.putAll(session.getUserProperties());
    return new Settings(ScanExecution.in(session).configuration(), properties);
  }

  /** The elements of a list stand in one text, with commas between them. */
  Optional<String> get(String name) {
    String property = properties.getProperty("wiretime." + name);
    Stream<String> inPom =
        configuration
            .map(all -> all.getChild(name))
            .map(Settings::texts)
            .map(Stream::of)
            .orElseGet(Stream::empty);
    return Stream.concat(inPom, property == null ? Stream.empty() : Stream.of(property))
        .filter(value -> !value.trim().isEmpty())
        .findFirst();
  }

  /** Whether something is asked for that needs no Dubbo, HSF or SOFARPC. */
  boolean nameServices() {
    return CheckParameters.NAMING_SERVICES.stream().anyMatch(name -> get(name).isPresent());
  }

  private static String texts(Xpp3Dom element) {
    return element.getChildCount() == 0
        ? String.valueOf(element.getValue())
        : Arrays.stream(element.getChildren())
            .map(Xpp3Dom::getValue)
            .collect(Collectors.joining(","));
  }
}
