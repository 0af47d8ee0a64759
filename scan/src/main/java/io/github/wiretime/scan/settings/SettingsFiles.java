package io.github.wiretime.scan.settings;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.util.stream.Collectors.joining;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import com.google.common.collect.Sets;
import io.github.wiretime.checker.javac.Guard;
import io.github.wiretime.checker.negotiation.ServiceDefaults;
import io.github.wiretime.checker.words.Text;
import io.github.wiretime.scan.archive.Element;
import io.github.wiretime.scan.archive.Entry;
import io.github.wiretime.scan.settings.SettingsFile.Document;
import io.github.wiretime.scan.words.ScanTexts;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The files of one module that have settings of Dubbo. Nobody knows in which profile of Spring Boot
 * an application runs, so each has settings of its own.
 */
final class SettingsFiles {

  /** Each overrides those before it, as for Dubbo and for Spring Boot. */
  private static final ImmutableList<String> FILES =
      ImmutableList.of(
          "dubbo.properties",
          "application.yaml",
          "application.yml",
          "application.properties",
          "config/application.yaml",
          "config/application.yml",
          "config/application.properties");

  /** {@code config/application-dev.yml}, which overrides the files above in its profile. */
  private static final Pattern OF_PROFILE =
      Pattern.compile("((?:config/)?application)-([^/]+)(\\.(?:yaml|yml|properties))");

  /** Of no profile. */
  private static final String ALWAYS = "";

  /** What one profile adds, and the files that say so. */
  private static final class Part {
    private final Map<String, String> values = new LinkedHashMap<>();
    private final Set<String> files = new LinkedHashSet<>();
  }

  private final Map<String, Part> parts = new TreeMap<>(Map.of(ALWAYS, new Part()));
  private final Guard guard;

  /** By profile, once all files are read. */
  private final Map<String, SettingsReader> readers = new HashMap<>();

  private boolean activates;

  private SettingsFiles(Guard guard) {
    this.guard = guard;
  }

  /** Reads those of a module. */
  static SettingsFiles in(Element module, Guard guard) {
    SettingsFiles files = new SettingsFiles(guard);
    for (String name : FILES) {
      for (Entry file : Iterables.filter(module.entries(), entry -> entry.name().equals(name))) {
        files.read(file, ALWAYS);
      }
    }
    List<Entry> ofProfiles = new ArrayList<>();
    module.entries().forEach(ofProfiles::add);
    ofProfiles.removeIf(entry -> !OF_PROFILE.matcher(entry.name()).matches());
    ofProfiles.sort(Comparator.comparing(entry -> FILES.indexOf(withoutProfile(entry))));
    for (Entry file : ofProfiles) {
      files.read(file, OF_PROFILE.matcher(file.name()).replaceFirst("$2"));
    }
    return files;
  }

  private static String withoutProfile(Entry file) {
    return OF_PROFILE.matcher(file.name()).replaceFirst("$1$3");
  }

  private void read(Entry file, String profile) {
    for (Document document :
        guard.ask(file.shown(), ImmutableList.<Document>of(), () -> SettingsFile.read(file))) {
      Set<String> profiles = document.profiles().isEmpty() ? Set.of(profile) : document.profiles();
      activates |= profiles.contains(ALWAYS) && document.activates();
      for (String each : profiles) {
        Part part = parts.computeIfAbsent(each, unused -> new Part());
        part.values.putAll(document.values());
        if (!document.values().isEmpty()) {
          part.files.add(shortened(file.shown()));
        }
      }
    }
  }

  /** What only the running application knows. */
  ImmutableList<Text> unknown() {
    return parts.keySet().stream()
        .flatMap(
            profile ->
                unknown(profile).stream()
                    .map(setting -> ScanTexts.of("settings.at-run-time", where(profile), setting)))
        .collect(toImmutableList());
  }

  /** Each is told once, although it counts in all profiles. */
  private Set<String> unknown(String profile) {
    return profile.equals(ALWAYS)
        ? reader(ALWAYS).unknown()
        : Sets.difference(reader(profile).unknown(), reader(ALWAYS).unknown());
  }

  /** Whether Dubbo trusts what service interfaces name, in every profile. */
  boolean trustInterfaces() {
    return parts.keySet().stream().allMatch(profile -> reader(profile).trustInterfaces());
  }

  /**
   * What they say of serializers. The application may run in none of its profiles, unless a file
   * says in which it runs.
   */
  ServiceDefaults settings() {
    ServiceDefaults always = settings(ALWAYS);
    ImmutableList<ServiceDefaults> each =
        parts.keySet().stream()
            .filter(profile -> !(activates && profile.equals(ALWAYS)))
            .map(this::settings)
            .distinct()
            .collect(toImmutableList());
    return each.isEmpty() || each.equals(ImmutableList.of(always)) ? always : always.in(each);
  }

  private ServiceDefaults settings(String profile) {
    return reader(profile).settings(where(profile));
  }

  private SettingsReader reader(String profile) {
    return readers.computeIfAbsent(
        profile,
        unread -> {
          Map<String, String> values = new LinkedHashMap<>(parts.get(ALWAYS).values);
          values.putAll(parts.get(profile).values);
          return new SettingsReader(values);
        });
  }

  private String where(String profile) {
    return Stream.of(ALWAYS, profile)
        .flatMap(each -> parts.get(each).files.stream())
        .distinct()
        .collect(joining(", "));
  }

  /** The last names of a path are what tells a reader which file it is. */
  private static String shortened(String path) {
    List<String> names = Splitter.on('/').splitToList(path.replace('\\', '/'));
    return String.join("/", names.subList(Math.max(0, names.size() - 4), names.size()));
  }
}
