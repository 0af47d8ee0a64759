package io.github.wiretime.scan;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** A scan that a build tool runs. */
final class CallerTest {

  @Test
  void givesArgumentsALineEach() throws Exception {
    assertThat(
            caller("--sources=größe\na b\n\nmore").complete(new String[] {"--fail-on=none", "-"}))
        .asList()
        .containsExactly("--fail-on=none", "--sources=größe", "a b")
        .inOrder();
    assertThat(caller("\n").complete(new String[] {"-"})).isEmpty();
  }

  @Test
  void isSaidByTheLastArgument() {
    assertThat(Caller.isOf(new String[] {"--fail-on=none", "-"})).isTrue();
    assertThat(Caller.isOf(new String[] {"-", "classes"})).isFalse();
    assertThat(Caller.isOf(new String[] {})).isFalse();
  }

  @Test
  void thatEndsBeforeItGaveThemWantsNothing() {
    assertThrows(IOException.class, () -> caller("--sources=a\n").complete(new String[] {"-"}));
  }

  @Test
  void hasSpokenIfArgumentsAreThereFromTheBeginning() throws Exception {
    assertThat(caller("--sources=a\n").hasSpoken()).isTrue();
    assertThat(new Caller(new PipedInputStream(new PipedOutputStream()), () -> {}).hasSpoken())
        .isFalse();
  }

  @Test
  void getsTheAnswer() throws Exception {
    Process scan = start();
    OutputStream pipe = scan.getOutputStream();
    pipe.write("--version\n\n".getBytes(StandardCharsets.UTF_8));
    pipe.flush();

    assertThat(scan.inputReader().readLine()).isNotEmpty();
    assertThat(scan.waitFor(1, TimeUnit.MINUTES)).isTrue();
    assertThat(scan.exitValue()).isEqualTo(0);
  }

  @Test
  void thatEndsEndsTheScan() throws Exception {
    Process scan = start();

    scan.getOutputStream().close(); // as the system does when the process at the other end is gone

    assertThat(scan.waitFor(1, TimeUnit.MINUTES)).isTrue();
    assertThat(scan.exitValue()).isEqualTo(Caller.INTERRUPTED);
  }

  private static Caller caller(String input) throws IOException {
    return new Caller(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), () -> {});
  }

  private static Process start() throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin/java").toString());
    command.addAll(exports());
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
    command.add(Caller.ARGUMENT);
    return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
  }

  /** What the jar's manifest exports of javac, and these tests by their command. */
  private static List<String> exports() {
    return ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
        .filter(argument -> argument.startsWith("--add-"))
        .toList();
  }
}
