package io.github.wiretime.arrival;

import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.collect.ImmutableMap;
import io.github.wiretime.build.ShortLived;
import io.github.wiretime.oracle.CompiledClasses;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A judge in a JVM of its own, which fills one member after the other. If the JVM ends, the last
 * member is to blame, and another JVM leaves that one out.
 */
final class ForkedJudge {
  private static final int MOST_JVMS = 10;

  private final Set<String> crashing = new TreeSet<>();
  private final CompiledClasses classes;
  private final Set<String> services;
  private final Route route;

  ForkedJudge(CompiledClasses classes, Set<String> services, Route route) {
    this.classes = classes;
    this.services = services;
    this.route = route;
  }

  ImmutableMap<String, Arrival> verdict() {
    for (int i = 0; i < MOST_JVMS; i++) {
      List<String> lines = run();
      int end = lines.indexOf(ForkedJudgeMain.END);
      if (end >= 0) {
        return verdict(lines.subList(0, end));
      }
      crashing.add(lastTried(lines));
    }
    throw new IllegalStateException("it ends without an end: " + crashing);
  }

  private static String lastTried(List<String> lines) {
    return lines.stream()
        .filter(line -> line.startsWith(ForkedJudgeMain.TRYING))
        .reduce((first, second) -> second)
        .orElseThrow(() -> new IllegalStateException("it ends with all members empty: " + lines))
        .substring(ForkedJudgeMain.TRYING.length());
  }

  private ImmutableMap<String, Arrival> verdict(List<String> lines) {
    var verdict = new TreeMap<String, Arrival>();
    for (String line : lines) {
      if (line.startsWith(ForkedJudgeMain.JUDGED)) {
        String[] parts = line.split("\t", 4);
        verdict.put(parts[1], new Arrival(Outcome.valueOf(parts[2]), parts[3]));
      }
    }
    if (!crashing.isEmpty()) {
      // The zero in the member that is left out damages its neighbours too.
      verdict.values().removeIf(arrival -> arrival.outcome() == Outcome.LOST);
    }
    crashing.forEach(member -> verdict.put(member, new Arrival(Outcome.CRASH, "the JVM ends")));
    return ImmutableMap.copyOf(verdict);
  }

  private List<String> run() {
    try {
      Path crashLog = Files.createTempFile("crash", ".log");
      Process process = new ProcessBuilder(command(crashLog)).redirectErrorStream(true).start();
      try (var out = new ObjectOutputStream(process.getOutputStream())) {
        out.writeObject(new HashMap<>(classes.compiled()));
        out.writeObject(new HashSet<>(services));
        out.writeObject(route.writer().name());
        out.writeObject(route.reader().name());
        out.writeObject(new HashSet<>(crashing));
      }
      String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      boolean crashed = process.waitFor() != 0;
      Files.deleteIfExists(crashLog);
      assertWithMessage(output)
          .that(output.contains(crashed ? "A fatal error has been detected" : ForkedJudgeMain.END))
          .isTrue();
      return output.lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static List<String> command(Path crashLog) {
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
        .filter(argument -> argument.startsWith("--add-opens"))
        .forEach(command::add);
    command.addAll(ShortLived.JVM);
    command.add("-Xmx128m"); // in so small a heap no damaged reference points to an object
    command.addAll(List.of("-XX:-CreateCoredumpOnCrash", "-XX:ErrorFile=" + crashLog));
    command.add("-Dwiretime.hessian=" + System.getProperty("wiretime.hessian", "target/hessian"));
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.add(ForkedJudgeMain.class.getName());
    return command;
  }
}
