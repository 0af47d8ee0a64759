package io.github.wiretime.measurements.results;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a measurement of time depends on. */
public final class Environment {
  private static final Path CPU_INFO = Path.of("/proc/cpuinfo");

  private Environment() {}

  /** A table of keys and values, without anything that identifies the machine. */
  public static Table of(String effort) {
    return new Table(
        List.of(
            row("effort", effort),
            row("processor", processor()),
            row("processors", String.valueOf(Runtime.getRuntime().availableProcessors())),
            row("operating system", property("os.name") + ' ' + property("os.version")),
            row("Java", property("java.vm.name") + ' ' + property("java.runtime.version"))));
  }

  /** Such a table as a list. */
  public static String markdown(Table environment) {
    return environment.stream()
        .map(row -> "- %s: %s\n".formatted(row.get("key"), row.get("value")))
        .collect(Collectors.joining());
  }

  private static Row row(String key, String value) {
    return new Row().with("key", key).with("value", value);
  }

  private static String processor() {
    if (!Files.isReadable(CPU_INFO)) {
      return property("os.arch");
    }
    try (Stream<String> lines = Files.lines(CPU_INFO)) {
      return lines
          .filter(line -> line.startsWith("model name"))
          .map(line -> line.substring(line.indexOf(':') + 1).strip())
          .findFirst()
          .orElse(property("os.arch"));
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + CPU_INFO, e);
    }
  }

  private static String property(String key) {
    return System.getProperty(key);
  }
}
