package io.github.wiretime.migration;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.build.ShortLived;
import io.github.wiretime.checker.harness.ClassPath;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * One side of a call: its version of the classes and its release of Hessian.
 *
 * @param classes a folder of class files, of which {@code Peer} has {@code send()} and {@code
 *     receive(Object)}
 * @param hessian the file name of the release
 * @param property a system property that it sees, with its value, or nothing
 */
record Peer(Path classes, String hessian, String property) {

  private static final ImmutableList<String> OPENED =
      Stream.of("lang", "math", "time", "util")
          .map(name -> "--add-opens=java.base/java." + name + "=ALL-UNNAMED")
          .collect(toImmutableList());

  /** It needs nothing else, and a long class path takes longer than an exchange. */
  private static final String CODE = ClassPath.entryOf(Exchange.class).toString();

  /** What the other side makes of what this side sends: {@code crash} if its JVM does not live. */
  String sendTo(Peer receiver) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(ShortLived.JVM);
    command.addAll(OPENED);
    // A crash must leave nothing behind.
    command.add("-XX:-CreateCoredumpOnCrash");
    command.add("-XX:ErrorFile=" + receiver.classes().resolve("crash.log"));
    command.addAll(List.of("-cp", CODE, Exchange.class.getName()));
    command.addAll(List.of(classes.toString(), jar(), property));
    command.addAll(List.of(receiver.classes().toString(), receiver.jar(), receiver.property()));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertWithMessage(output).that(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
    return outcome(output, process.exitValue());
  }

  private static String outcome(String output, int exitValue) {
    if (output.contains("A fatal error has been detected by the Java Runtime Environment")) {
      return "crash";
    }
    assertWithMessage(output).that(exitValue).isEqualTo(0);
    return output
        .lines()
        .filter(line -> line.startsWith(Exchange.RECEIVED) || line.startsWith(Exchange.FAILED))
        .findFirst()
        .orElseThrow();
  }

  private String jar() {
    return Path.of(System.getProperty("wiretime.hessian"), hessian).toString();
  }
}
