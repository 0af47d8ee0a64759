package io.github.wiretime.maven.options;

import io.github.wiretime.maven.build.BuildRoot;
import io.github.wiretime.maven.build.OwnPlugin;
import io.github.wiretime.maven.words.Words;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.MojoExecutionException;
import org.codehaus.plexus.util.xml.Xpp3Dom;

/** The options of this plugin by their names; the elements of a list have commas between them. */
public final class Settings {

  private static final List<String> DIRECTIONS =
      Collections.unmodifiableList(Arrays.asList("forward", "backward", "full"));

  /** What a build asks for with these needs no Dubbo, HSF or SOFARPC among its dependencies. */
  static final List<String> NAMING_SERVICES =
      Collections.unmodifiableList(
          Arrays.asList("serviceInterfaces", "serviceAnnotations", "wireTypes", "springConfig"));

  private final Function<String, Optional<String>> values;

  private Settings(Function<String, Optional<String>> values) {
    this.values = values;
  }

  /**
   * Those of the whole build, whichever module is at work: as Maven reads them for a goal of the
   * root, from the POM, else {@code -Dwiretime.*} of Maven's JVM or of the command, else a
   * property.
   */
  public static Settings of(MavenSession session) {
    Properties properties = new Properties();
    properties.putAll(BuildRoot.of(session).getProperties());
    properties.putAll(session.getUserProperties());
    properties.putAll(session.getSystemProperties());
    Optional<Xpp3Dom> configuration = OwnPlugin.configurationIn(session);
    return new Settings(
        name ->
            Stream.concat(
                    inPom(configuration, name),
                    Stream.of(properties.getProperty("wiretime." + name, "")))
                .filter(value -> !value.trim().isEmpty())
                .findFirst());
  }

  /** Those that Maven gave to a goal; of what is not set there is nothing or an empty text. */
  public static Settings given(Map<String, String> values) {
    return new Settings(
        name -> Optional.ofNullable(values.get(name)).filter(value -> !value.trim().isEmpty()));
  }

  public Optional<String> get(String name) {
    return values.apply(name);
  }

  /** Whether what is new fails the build. */
  public boolean isError() throws MojoExecutionException {
    String severity = get("severity").orElse("WARNING");
    switch (severity.toUpperCase(Locale.ROOT)) {
      case "WARN": // as Error Prone and people write it
      case "WARNING":
        return false;
      case "ERROR":
        return true;
      default:
        throw new MojoExecutionException(words().of("option.severity", severity));
    }
  }

  /** Which changes between two builds fail it. */
  public Optional<String> direction() throws MojoExecutionException {
    Optional<String> direction = get("direction");
    if (direction.isPresent() && !DIRECTIONS.contains(direction.get().toLowerCase(Locale.ROOT))) {
      throw new MojoExecutionException(words().of("option.direction", direction.get()));
    }
    return direction;
  }

  /** What the plugin says to the user. */
  public Words words() {
    return Words.in(get("lang").orElse("en"));
  }

  public boolean isSkipped() {
    return get("skip").filter(Boolean::parseBoolean).isPresent();
  }

  /** Whether something is asked for that needs no Dubbo, HSF or SOFARPC. */
  public boolean nameServices() {
    return NAMING_SERVICES.stream().anyMatch(name -> get(name).isPresent());
  }

  private static Stream<String> inPom(Optional<Xpp3Dom> configuration, String name) {
    return configuration
        .map(all -> all.getChild(name))
        .map(Settings::texts)
        .map(Stream::of)
        .orElseGet(Stream::empty);
  }

  private static String texts(Xpp3Dom element) {
    return joined(
        (element.getChildCount() == 0 ? Stream.of(element) : Stream.of(element.getChildren()))
            .map(Xpp3Dom::getValue),
        ",");
  }

  /** Elements of a list. An empty one of a POM, which is null, says nothing. */
  public static String joined(Stream<?> elements, String separator) {
    return elements
        .filter(Objects::nonNull)
        .map(String::valueOf)
        .filter(element -> !element.trim().isEmpty())
        .collect(Collectors.joining(separator));
  }
}
