package io.github.wiretime.benchmarks.calls;

import io.github.wiretime.benchmarks.roundtrip.Effort;
import io.github.wiretime.benchmarks.stack.Fork;
import io.github.wiretime.benchmarks.stack.Progress;
import io.github.wiretime.results.Table;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Measures Dubbo calls between two JVMs of this machine, for each version and protocol. */
public final class CallsRun {
  /** The result file. */
  public static final String FILE = "calls.csv";

  /** Version and protocol pairs. */
  public static final int STEPS = 4;

  private static final List<String> PROTOCOLS = List.of("dubbo", "tri");
  private static final Pattern MEASURED = Pattern.compile("measured (\\d+) of (\\d+)");

  private CallsRun() {}

  /** The whole table. */
  public static Table measure(Fork fork, Effort effort, Progress progress)
      throws IOException, InterruptedException {
    List<Table> tables = new ArrayList<>();
    for (DubboVersion version : DubboVersion.values()) {
      for (String protocol : PROTOCOLS) {
        progress.step("calls, Dubbo " + version.id() + ", " + protocol);
        tables.add(measure(fork, version, protocol, effort, progress));
      }
    }
    return Table.concat(tables);
  }

  /** For the documentation. */
  public static String description(Effort effort) {
    LoadPlan plan = LoadPlan.valueOf(effort.name());
    return "rounds: %d, each %d ms saturated and %d ms at a fixed rate per row, after %d ms warm-up per type and a saturated round that does not count"
        .formatted(plan.rounds(), plan.millis(), plan.millis(), plan.warmupMillis());
  }

  private static Table measure(
      Fork fork, DubboVersion version, String protocol, Effort effort, Progress progress)
      throws IOException, InterruptedException {
    Path file = Files.createTempFile("wiretime-calls", ".csv");
    Process server = java(fork, version, EchoServer.class, protocol).start();
    try (BufferedReader out = server.inputReader()) {
      ProcessBuilder client =
          java(
              fork,
              version,
              EchoClient.class,
              version.id(),
              protocol,
              port(out),
              LoadPlan.valueOf(effort.name()).name(),
              file.toString());
      fork.run(client, line -> show(line, progress));
      return Table.read(file);
    } finally {
      server.getOutputStream().close(); // Ends the server's input, and so the server.
      server.destroy();
      server.waitFor();
      Files.delete(file);
    }
  }

  private static ProcessBuilder java(
      Fork fork, DubboVersion version, Class<?> main, String... arguments) {
    List<String> options = new ArrayList<>(version.profile().jvmOptions());
    options.addAll(List.of("-Xms512m", "-Xmx512m", "-Djava.net.preferIPv4Stack=true"));
    return fork.java(version.stack(), options, main, List.of(arguments))
        .redirectError(ProcessBuilder.Redirect.DISCARD);
  }

  private static String port(BufferedReader out) throws IOException {
    for (String line = out.readLine(); line != null; line = out.readLine()) {
      if (line.startsWith(EchoServer.READY)) {
        return line.substring(EchoServer.READY.length());
      }
    }
    throw new IOException("the server ended before it was ready");
  }

  private static void show(String line, Progress progress) {
    Matcher matcher = MEASURED.matcher(line);
    if (matcher.matches()) {
      progress.done(Double.parseDouble(matcher.group(1)) / Double.parseDouble(matcher.group(2)));
    }
  }
}
