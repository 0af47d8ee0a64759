package io.github.wiretime.scan.application;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.wiretime.scan.archive.Entry;
import io.github.wiretime.scan.archive.UnreadableInputException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Stream;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;
import org.yaml.snakeyaml.error.YAMLException;

/** A file such as {@code application.properties} or {@code application-dev.yml}. */
final class SettingsFile {

  /** Spring takes {@code preferSerialization} and {@code prefer-serialization} for the same. */
  private static final CharMatcher RELAXED = CharMatcher.anyOf("-_");

  private static final Splitter NAMES = Splitter.on(',').trimResults().omitEmptyStrings();

  /** Of {@code dubbo.protocols.one.parameters.prefer.serialization}. */
  private static final int DEPTH = 6;

  /**
   * A part of a file.
   *
   * @param profiles those in which alone it counts; none if it counts always
   * @param activates whether it says in which profile the application runs
   * @param values the settings of Dubbo by their keys
   */
  record Document(
      ImmutableSet<String> profiles, boolean activates, ImmutableMap<String, String> values) {}

  private SettingsFile() {}

  /**
   * The documents of a file, those that override others last.
   *
   * @throws IllegalArgumentException if the file is malformed
   */
  static ImmutableList<Document> read(Entry file) throws UnreadableInputException {
    byte[] content = file.content().read();
    ImmutableList.Builder<Document> found = ImmutableList.builder();
    for (Object document :
        file.name().endsWith(".properties") ? properties(content) : documents(content)) {
      if (document instanceof Map<?, ?> map) {
        Map<String, String> values = new HashMap<>();
        collect("", map, DEPTH, values);
        boolean activates =
            at(document, "spring.profiles.active")
                .filter(names -> !names.toString().isBlank())
                .isPresent();
        found.add(new Document(profiles(document), activates, ImmutableMap.copyOf(values)));
      }
    }
    return found.build();
  }

  /** No deeper than a setting is, because YAML may name a map inside itself. */
  private static void collect(String prefix, Map<?, ?> map, int depth, Map<String, String> found) {
    map.forEach(
        (name, value) -> {
          String key = prefix + name;
          if (!key.equals("dubbo") && !key.startsWith("dubbo.")) {
            return;
          }
          if (value instanceof Map<?, ?> deeper) {
            if (depth > 1) {
              collect(key + ".", deeper, depth - 1, found);
            }
          } else if (value != null) {
            found.put(key, value.toString().trim());
          }
        });
  }

  private static Iterable<Object> properties(byte[] content) {
    Properties properties = new Properties();
    try {
      properties.load(new ByteArrayInputStream(content));
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return ImmutableSet.of(properties);
  }

  private static Iterable<Object> documents(byte[] content) {
    try {
      List<Object> documents = new ArrayList<>(); // null for an empty one
      new Yaml(new SafeConstructor(new LoaderOptions()))
          .loadAll(new ByteArrayInputStream(content))
          .forEach(documents::add);
      return documents;
    } catch (YAMLException malformed) {
      throw new IllegalArgumentException("it is no YAML", malformed);
    }
  }

  /** An expression such as {@code !dev} is taken for a profile of its own. */
  private static ImmutableSet<String> profiles(Object document) {
    Object names =
        at(document, "spring.config.activate.on-profile")
            .or(() -> at(document, "spring.profiles").filter(value -> !(value instanceof Map)))
            .orElse("");
    return (names instanceof List<?> list ? list.stream() : Stream.of(names))
        .flatMap(name -> NAMES.splitToStream(String.valueOf(name)))
        .collect(ImmutableSet.toImmutableSet());
  }

  /** The value of a key whose parts may be maps in maps or stand together. */
  private static Optional<Object> at(Object node, String key) {
    if (!(node instanceof Map<?, ?> map)) {
      return Optional.empty();
    }
    String asked = relaxed(key);
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      String name = relaxed(String.valueOf(entry.getKey()));
      if (name.equals(asked) && entry.getValue() != null) {
        return Optional.of(entry.getValue());
      }
      if (asked.startsWith(name + ".")) {
        Optional<Object> deeper = at(entry.getValue(), asked.substring(name.length() + 1));
        if (deeper.isPresent()) {
          return deeper;
        }
      }
    }
    return Optional.empty();
  }

  private static String relaxed(String key) {
    return RELAXED.removeFrom(Ascii.toLowerCase(key));
  }
}
