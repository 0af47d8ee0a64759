package io.github.wiretime.arrival;

import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import io.github.wiretime.oracle.CompiledClasses;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;

/** Asks a JVM with a release of Dubbo or SOFARPC what becomes of the results of services. */
final class Calls {

  private static final int PATIENCE_MINUTES = 5;

  private static final Splitter TABS = Splitter.on('\t').limit(4);

  private Calls() {}

  /**
   * What becomes of them, by member; empty if the JVM crashes.
   *
   * @param folder that the JVM may fill
   */
  static Optional<ImmutableMap<String, Arrival>> of(
      CompiledClasses classes, Set<String> services, RpcRelease release, Path folder)
      throws IOException, InterruptedException {
    Path output = folder.resolve("output.txt");
    Path errors = folder.resolve("errors.txt");
    Process process =
        new ProcessBuilder(release.command(folder, CallsMain.class, List.of(release.name())))
            .redirectOutput(output.toFile())
            .redirectError(errors.toFile())
            .start();
    try {
      try (var out = new ObjectOutputStream(process.getOutputStream())) {
        out.writeObject(new HashMap<>(classes.compiled()));
        out.writeObject(new TreeSet<>(services));
      }
      boolean hasEnded = process.waitFor(PATIENCE_MINUTES, TimeUnit.MINUTES);
      List<String> lines = Files.readAllLines(output);
      if (lines.stream().anyMatch(line -> line.contains("A fatal error has been detected"))) {
        return Optional.empty();
      }
      assertWithMessage("%s ended: %s, %s", release, hasEnded, Files.readString(errors))
          .that(lines)
          .contains(CallsMain.END);
      var verdict = ImmutableMap.<String, Arrival>builder();
      for (String line : lines) {
        if (line.startsWith(CallsMain.JUDGED)) {
          List<String> parts = TABS.splitToList(line);
          verdict.put(parts.get(1), new Arrival(Outcome.valueOf(parts.get(2)), parts.get(3)));
        }
      }
      return Optional.of(verdict.buildOrThrow());
    } finally {
      process.destroyForcibly();
    }
  }
}
