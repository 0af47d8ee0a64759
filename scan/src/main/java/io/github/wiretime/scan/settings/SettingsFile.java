package io.github.wiretime.scan.settings;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.wiretime.checker.words.Printable;
import io.github.wiretime.scan.archive.Entry;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;
import org.yaml.snakeyaml.reader.UnicodeReader;

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

  /** Parsers of YAML take more than their share of time for larger ones. */
  static final int MAX_BYTES = 1 << 20;

  /** What Maven replaces when it copies a file, unless it is told not to. */
  private static final Pattern REPLACED_BY_MAVEN = Pattern.compile("(?<=[\\s:])@([\\w.-]+)@");

  /** Maps that name each other make more of few lines than anybody writes. */
  private static final int MOST = 100_000;

  private SettingsFile() {}

  /**
   * The documents of a file, those that override others last.
   *
   * @throws IOException if the file is malformed or too large, in words
   */
  static ImmutableList<Document> read(Entry file) throws IOException {
    byte[] content = file.content().read();
    if (content.length > MAX_BYTES) {
      throw new IOException(String.format(Locale.ROOT, "it has more than %,d bytes", MAX_BYTES));
    }
    ImmutableList.Builder<Document> found = ImmutableList.builder();
    for (Object document :
        file.name().endsWith(".properties") ? properties(content) : documents(content)) {
      if (document instanceof Map<?, ?> map) {
        Map<String, String> values = new HashMap<>();
        if (collect("", map, DEPTH, values, 0) > MOST) {
          throw new IOException("it has too many settings");
        }
        boolean activates =
            at(document, "spring.profiles.active")
                .filter(names -> !isPlain(names) || !names.toString().isBlank())
                .isPresent();
        found.add(new Document(profiles(document), activates, ImmutableMap.copyOf(values)));
      }
    }
    return found.build();
  }

  /** No deeper than a setting is, because YAML may name a map inside itself. */
  private static int collect(
      String prefix, Map<?, ?> map, int depth, Map<String, String> found, int before) {
    int count = before;
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      String key = prefix + entry.getKey();
      Object value = entry.getValue();
      if (++count > MOST || (!key.equals("dubbo") && !key.startsWith("dubbo."))) {
        continue;
      }
      if (value instanceof Map<?, ?> deeper) {
        count = depth > 1 ? collect(key + ".", deeper, depth - 1, found, count) : count;
      } else if (value instanceof Collection<?> several) {
        boolean isPlain =
            several.size() <= DEPTH && several.stream().allMatch(SettingsFile::isPlain);
        found.put(key, isPlain ? several.toString() : ""); // which is no setting of ours
      } else if (value != null) {
        found.put(key, Printable.of(value.toString().trim()));
      }
    }
    return count;
  }

  /** YAML names a list in lists, so that its text may be as long as all memory. */
  private static boolean isPlain(Object value) {
    return !(value instanceof Collection || value instanceof Map);
  }

  private static Iterable<Object> properties(byte[] content) throws IOException {
    Properties properties = new Properties();
    try {
      properties.load(new ByteArrayInputStream(content));
    } catch (IllegalArgumentException malformed) {
      throw new IOException("it is no file of properties", malformed);
    }
    return ImmutableSet.of(properties);
  }

  private static Iterable<Object> documents(byte[] content) throws IOException {
    try {
      return documents(() -> new UnicodeReader(new ByteArrayInputStream(content)));
    } catch (YAMLException malformed) {
      return documentsAsCopied(content);
    }
  }

  /** The same where YAML refuses {@code @...@}, of which only the copy has the value. */
  private static Iterable<Object> documentsAsCopied(byte[] content) throws IOException {
    String text = new String(content, StandardCharsets.UTF_8);
    try {
      String copied = REPLACED_BY_MAVEN.matcher(text).replaceAll("\\${$1}");
      return documents(() -> new StringReader(copied));
    } catch (YAMLException malformed) {
      throw new IOException("it is no YAML", malformed);
    }
  }

  private static List<Object> documents(Supplier<Reader> yaml) {
    LoaderOptions options = new LoaderOptions();
    options.setMaxAliasesForCollections(Integer.MAX_VALUE); // the number of settings is limited
    options.setWarnOnDuplicateKeys(false);
    List<Object> documents = new ArrayList<>(); // null for an empty one
    Yaml parser = new Yaml(new SafeConstructor(options));
    Set<Node> known = Collections.newSetFromMap(new IdentityHashMap<>());
    parser.composeAll(yaml.get()).forEach(document -> checkKeys(document, known));
    parser.loadAll(yaml.get()).forEach(documents::add);
    return documents;
  }

  /** No setting has a list or map as a key, and the hash of one that names others never ends. */
  private static void checkKeys(Node node, Set<Node> known) {
    if (!known.add(node)) {
      return;
    }
    if (node instanceof SequenceNode list) {
      list.getValue().forEach(each -> checkKeys(each, known));
    } else if (node instanceof MappingNode map) {
      for (NodeTuple entry : map.getValue()) {
        if (!(entry.getKeyNode() instanceof ScalarNode)) {
          throw new YAMLException("a key is a list or a map");
        }
        checkKeys(entry.getValueNode(), known);
      }
    }
  }

  /** An expression such as {@code !dev} is taken for a profile of its own. */
  private static ImmutableSet<String> profiles(Object document) {
    Object names =
        at(document, "spring.config.activate.on-profile")
            .or(() -> at(document, "spring.profiles").filter(value -> !(value instanceof Map)))
            .orElse("");
    return (names instanceof List<?> list ? list.stream() : Stream.of(names))
        .filter(SettingsFile::isPlain)
        .flatMap(name -> NAMES.splitToStream(String.valueOf(name)))
        .collect(ImmutableSet.toImmutableSet());
  }

  /** The value of a key whose parts may be maps in maps or stand together. */
  private static Optional<Object> at(Object node, String key) {
    return at(node, key, new IdentityHashMap<>());
  }

  private static Optional<Object> at(Object node, String key, Map<Object, Set<String>> asked) {
    if (!(node instanceof Map<?, ?> map)
        || !asked.computeIfAbsent(node, unused -> new HashSet<>()).add(key)) {
      return Optional.empty(); // or it has not answered before, when another key led to it
    }
    String sought = relaxed(key);
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      String name = relaxed(String.valueOf(entry.getKey()));
      if (name.equals(sought) && entry.getValue() != null) {
        return Optional.of(entry.getValue());
      }
      if (sought.startsWith(name + ".")) {
        Optional<Object> deeper = at(entry.getValue(), sought.substring(name.length() + 1), asked);
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
