package io.github.wiretime.maven.options;

import io.github.wiretime.maven.build.BuildRoot;
import io.github.wiretime.maven.build.OwnPlugin;
import io.github.wiretime.maven.words.Words;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.maven.execution.MavenSession;
import org.codehaus.plexus.util.xml.Xpp3Dom;

/** What the user set under names that no goal reads; Maven passes over most of it in silence. */
public final class UnknownOptions {

  private static final String PREFIX = "wiretime.";

  /** What the plugin had, each with a sentence of its own. */
  private static final List<String> GONE =
      Collections.unmodifiableList(Arrays.asList("mode", "references", "wireMap", "wireMapMode"));

  /** By which builds choose a version of the plugin, such as in {@code .mvn/extensions.xml}. */
  private static final String VERSION = "version";

  private final MavenSession session;
  private final Words words;
  private final Set<String> known = OwnPlugin.options();

  public UnknownOptions(MavenSession session, Words words) {
    this.session = session;
    this.words = words;
  }

  /** A sentence about the first one that cannot be anything else. */
  public Optional<String> refused() {
    Properties declared = declared();
    Stream<String> given =
        options(session.getUserProperties(), session.getSystemProperties())
            .filter(name -> !VERSION.equals(name) && !declared.containsKey(PREFIX + name));
    Stream<String> gone = options(declared).filter(GONE::contains);
    Stream<String> elements =
        OwnPlugin.configurationIn(session)
            .map(Xpp3Dom::getChildren)
            .map(Stream::of)
            .orElseGet(Stream::empty)
            .map(Xpp3Dom::getName);
    return first(Stream.of(given, gone, elements).flatMap(names -> names))
        .map(
            name ->
                GONE.contains(name)
                    ? words.of("option." + name)
                    : words.of("option.unknown", name, advice(name)));
  }

  /** A sentence about the first property of the POM that looks like one, but may be the user's. */
  public Optional<String> doubted() {
    return first(options(declared()).filter(name -> meant(name).isPresent()))
        .map(name -> words.of("option.declared", name, advice(name)));
  }

  private Optional<String> first(Stream<String> names) {
    return names.filter(name -> !known.contains(name)).sorted().findFirst();
  }

  private Properties declared() {
    return BuildRoot.of(session).getProperties();
  }

  private static Stream<String> options(Properties... given) {
    return Stream.of(given)
        .flatMap(properties -> properties.stringPropertyNames().stream())
        .filter(name -> name.startsWith(PREFIX))
        .map(name -> name.substring(PREFIX.length()));
  }

  private String advice(String name) {
    return meant(name)
        .map(option -> words.of("option.meant", option))
        .orElseGet(() -> words.of("option.options", String.join(", ", known)));
  }

  /** The option that a name differs least from, if it does so by a slip. */
  private Optional<String> meant(String name) {
    return known.stream()
        .filter(option -> Slips.areFew(option, name))
        .min(Comparator.comparingInt(option -> Slips.between(option, name)));
  }
}
