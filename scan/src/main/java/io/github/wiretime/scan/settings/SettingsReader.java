package io.github.wiretime.scan.settings;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.HashBasedTable;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSetMultimap;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Sets;
import com.google.common.collect.Table;
import io.github.wiretime.checker.negotiation.Placeholders;
import io.github.wiretime.checker.negotiation.ServiceDefaults;
import io.github.wiretime.checker.negotiation.ServiceDefaults.Defaults;
import io.github.wiretime.checker.negotiation.ServiceDefaults.Protocol;
import io.github.wiretime.checker.negotiation.Stated;
import io.github.wiretime.checker.negotiation.Transport;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads settings such as {@code dubbo.protocols.one.prefer-serialization} or {@code
 * dubbo.provider.parameters[prefer.serialization]}.
 */
final class SettingsReader {

  private static final Pattern KEY =
      Pattern.compile(
          "dubbo\\.(protocol|provider|consumer|application)(?:s\\.([^.]+))?"
              + "\\.([^.\\[]+)(?:\\.|\\[)?(.*?)]?",
          Pattern.DOTALL);

  /** {@code [{a:1},{b:2}]}, as {@code dubbo.properties} has maps. */
  private static final CharMatcher AROUND_ENTRIES = CharMatcher.anyOf("[]{} ");

  private static final String NAME = "name";
  private static final String PLAIN = "serialization";
  private static final String PREFERRED = "preferserialization";
  private static final String PARAMETERS = "parameters";
  private static final String APPLICATION = "application";
  private static final String TRUST = "autotrustserializeclass";

  private static final String PROTOCOL = "protocol";
  private static final String PROTOCOL_IDS = "protocolids";

  /** What is read of each element. */
  private static final ImmutableSetMultimap<String, String> KEYS =
      ImmutableSetMultimap.<String, String>builder()
          .putAll(PROTOCOL, NAME, PLAIN, PREFERRED, PARAMETERS)
          .putAll("provider", PLAIN, PREFERRED, PARAMETERS, PROTOCOL, PROTOCOL_IDS)
          .putAll("consumer", PLAIN, PREFERRED, PARAMETERS)
          .put(APPLICATION, TRUST)
          .build();

  /** Of each element, such as {@code protocol}, by id and by what is set. */
  private final Map<String, Table<String, String, String>> groups = new HashMap<>();

  private final TreeSet<String> unknown = new TreeSet<>();
  private final Map<String, String> values;

  /**
   * Reads settings that belong together.
   *
   * @param values by their keys, which others may name as placeholders
   */
  SettingsReader(Map<String, String> values) {
    this.values = values;
    values.forEach(this::add);
  }

  private void add(String key, String value) {
    Matcher matcher = KEY.matcher(key);
    if (!matcher.matches()) {
      return;
    }
    String what = CharMatcher.anyOf("-_").removeFrom(Ascii.toLowerCase(matcher.group(3)));
    if (!KEYS.containsEntry(matcher.group(1), what)) {
      return;
    }
    Optional<String> known = Placeholders.resolved(value, values);
    if (known.isEmpty()) {
      unknown.add(key + " = '" + value + "'");
      return;
    }
    if (known.get().isEmpty()) {
      return;
    }
    Table<String, String, String> group =
        groups.computeIfAbsent(matcher.group(1), unused -> HashBasedTable.create());
    String id = Optional.ofNullable(matcher.group(2)).orElse("");
    if (!what.equals(PARAMETERS)) {
      group.put(id, what, known.get());
    } else if (!matcher.group(4).isEmpty()) {
      group.put(id, PARAMETERS + matcher.group(4), known.get());
    } else {
      entries(known.get()).forEach((name, text) -> group.put(id, PARAMETERS + name, text));
    }
  }

  private static Map<String, String> entries(String list) {
    Map<String, String> entries = new HashMap<>();
    for (String entry : Splitter.on("},{").split(list)) {
      List<String> parts = Splitter.on(':').limit(2).splitToList(AROUND_ENTRIES.removeFrom(entry));
      if (parts.size() == 2) {
        entries.put(parts.get(0), parts.get(1));
      }
    }
    return entries;
  }

  /** Settings whose value only the running application knows, a sentence each. */
  ImmutableSortedSet<String> unknown() {
    return ImmutableSortedSet.copyOfSorted(unknown);
  }

  /** Whether Dubbo trusts what service interfaces name, as it does unless it is told not to. */
  boolean trustInterfaces() {
    return group(APPLICATION).values().stream()
        .noneMatch(said -> Ascii.equalsIgnoreCase(said.get(TRUST), "false"));
  }

  /**
   * What they say of serializers.
   *
   * @param files where they stand
   */
  ServiceDefaults settings(String files) {
    if (Sets.difference(groups.keySet(), ImmutableSet.of(APPLICATION)).isEmpty()) {
      return ServiceDefaults.NONE;
    }
    ImmutableMap.Builder<String, Protocol> protocols = ImmutableMap.builder();
    group(PROTOCOL)
        .forEach(
            (id, said) ->
                protocols.put(id, new Protocol(Optional.ofNullable(said.get(NAME)), stated(said))));
    ImmutableMap.Builder<String, Defaults> providers = ImmutableMap.builder();
    group("provider").forEach((id, said) -> providers.put(id, provider(said)));
    return new ServiceDefaults(
        providers.buildOrThrow(),
        protocols.buildOrThrow(),
        group("consumer").values().stream()
            .map(SettingsReader::stated)
            .findFirst()
            .orElse(Stated.NOTHING),
        files);
  }

  private Map<String, Map<String, String>> group(String name) {
    return groups.containsKey(name) ? groups.get(name).rowMap() : Map.of();
  }

  private static Defaults provider(Map<String, String> said) {
    return new Defaults(
        stated(said),
        Transport.names(said.getOrDefault(PROTOCOL_IDS, "")),
        Optional.ofNullable(said.get(PROTOCOL)));
  }

  private static Stated stated(Map<String, String> said) {
    Map<String, String> parameters = new HashMap<>();
    said.forEach(
        (name, value) -> {
          if (name.startsWith(PARAMETERS)) {
            parameters.put(name.substring(PARAMETERS.length()), value);
          }
        });
    return Stated.of(
        Optional.ofNullable(said.get(PREFERRED)), Optional.ofNullable(said.get(PLAIN)), parameters);
  }
}
