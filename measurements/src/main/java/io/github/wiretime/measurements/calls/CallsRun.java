package io.github.wiretime.measurements.calls;

import io.github.wiretime.measurements.results.Environment;
import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Download;
import io.github.wiretime.measurements.stack.Effort;
import io.github.wiretime.measurements.stack.Fork;
import io.github.wiretime.measurements.stack.Layout;
import io.github.wiretime.measurements.stack.Profile;
import io.github.wiretime.measurements.stack.Project;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Measures Dubbo calls between two JVMs of this machine, for each version and protocol. */
public final class CallsRun {
  private static final List<String> VERSIONS = List.of("3.2.19", "3.3.6");
  private static final List<String> PROTOCOLS = List.of("dubbo", "tri");

  private CallsRun() {}

  /** Measures and writes the result file. */
  public static void run(Layout layout, Effort effort) throws IOException, InterruptedException {
    Fork fork = layout.fork(VERSIONS.size() * PROTOCOLS.size());
    Table all = new Table(List.of());
    for (String version : VERSIONS) {
      List<Path> jars = jars(layout, fork, version);
      for (String protocol : PROTOCOLS) {
        fork.progress().step("calls, Dubbo " + version + ", " + protocol);
        all = all.and(measure(fork, jars, EchoClient.class, version, protocol, effort));
      }
    }
    all.write(layout.result("calls.csv"));
    Environment.of(LoadPlan.of(effort).description()).write(layout.result("calls-environment.csv"));
  }

  /** A release with what it depends on but Spring, and with Protocol Buffers, as Triple needs. */
  static List<Path> jars(Layout layout, Fork fork, String version) throws IOException {
    Download download = new Download(layout.target().resolve("dubbo-" + version));
    Project dubbo = new Project("org.apache.dubbo", "dubbo", version, /* complete= */ true);
    download.fetch(List.of(dubbo));
    return Stream.concat(
            download.classPath(dubbo).stream().filter(jar -> !isNamed(jar, "spring-")),
            fork.jars("current").stream().filter(jar -> isNamed(jar, "protobuf-java-")))
        .toList();
  }

  private static boolean isNamed(Path jar, String start) {
    return jar.getFileName().toString().startsWith(start);
  }

  /**
   * Runs a consumer beside a provider.
   *
   * @param client takes the version, the protocol, the port, the effort and the file to write
   */
  static Table measure(
      Fork fork, List<Path> jars, Class<?> client, String version, String protocol, Effort effort)
      throws IOException, InterruptedException {
    List<String> options = new ArrayList<>(Profile.HESSIAN_3_2.jvmOptions());
    options.addAll(List.of("-Xms512m", "-Xmx512m", "-Djava.net.preferIPv4Stack=true"));
    Process server =
        fork.java(jars, options, EchoServer.class, List.of(protocol))
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    try (BufferedReader out = server.inputReader()) {
      return fork.measure(
          jars, options, client, List.of(version, protocol, port(out), effort.name()));
    } finally {
      server.getOutputStream().close(); // Ends the server's input, and so the server.
      server.destroy();
      server.waitFor();
    }
  }

  private static String port(BufferedReader out) throws IOException {
    for (String line = out.readLine(); line != null; line = out.readLine()) {
      if (line.startsWith(EchoServer.READY)) {
        return line.substring(EchoServer.READY.length());
      }
    }
    throw new IOException("the server ended before it was ready");
  }
}
