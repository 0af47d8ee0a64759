package io.github.wiretime.scan.application;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Iterables;
import io.github.wiretime.checker.serializer.Settings;
import io.github.wiretime.checker.words.Text;
import io.github.wiretime.scan.archive.Element;
import io.github.wiretime.scan.archive.Entry;
import io.github.wiretime.scan.archive.UnreadableInputException;
import io.github.wiretime.scan.words.ScanTexts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What each module's {@code dubbo.properties} and settings for Spring Boot say of its services.
 *
 * @param byModule by the inputs that have them
 * @param trustInterfaces whether Dubbo trusts what service interfaces name, in every module
 * @param unread what could not be read, and why
 */
record DubboSettings(
    ImmutableMap<String, Settings> byModule, boolean trustInterfaces, ImmutableList<Text> unread) {

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

  /** Reads those of all modules of the application. */
  static DubboSettings in(List<Element> elements) throws UnreadableInputException {
    Map<String, Settings> byModule = new LinkedHashMap<>();
    List<Text> unread = new ArrayList<>();
    boolean trustInterfaces = true;
    for (Element element : elements) {
      if (element.isOfApplication()) {
        List<String> files = new ArrayList<>();
        SettingsReader reader = read(element, files, unread);
        trustInterfaces &= reader.trustInterfaces();
        Settings settings = reader.settings(String.join(", ", files));
        if (!settings.equals(Settings.NONE)) {
          // Of several files with one name the JVM finds the first, which is the application's own.
          byModule.merge(element.module(), settings, (first, more) -> more.plus(first));
        }
      }
    }
    return new DubboSettings(
        ImmutableMap.copyOf(byModule), trustInterfaces, ImmutableList.copyOf(unread));
  }

  private static SettingsReader read(Element module, List<String> files, List<Text> unread)
      throws UnreadableInputException {
    Map<String, String> values = new LinkedHashMap<>();
    for (String name : FILES) {
      for (Entry file : Iterables.filter(module.entries(), entry -> entry.name().equals(name))) {
        try {
          values.putAll(SettingsFile.read(file));
          files.add(shortened(file.shown()));
        } catch (IllegalArgumentException malformed) {
          unread.add(ScanTexts.of("settings.malformed", file.shown(), malformed.getMessage()));
        }
      }
    }
    SettingsReader reader = new SettingsReader();
    values.forEach(reader::add);
    String where = String.join(", ", files);
    reader
        .unknown()
        .forEach(setting -> unread.add(ScanTexts.of("settings.at-run-time", where, setting)));
    return reader;
  }

  /** The last names of a path are what tells a reader which file it is. */
  private static String shortened(String path) {
    List<String> names = Splitter.on('/').splitToList(path.replace('\\', '/'));
    return String.join("/", names.subList(Math.max(0, names.size() - 4), names.size()));
  }
}
