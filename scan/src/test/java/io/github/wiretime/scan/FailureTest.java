package io.github.wiretime.scan;

import static com.google.common.truth.Truth.assertThat;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** What somebody sees whose scan ends by a mistake of Wiretime. */
final class FailureTest {

  private static final String SERVICE = "--service-interfaces=com.acme.api.OrderService";
  private static final String AT = "  at class com.acme.api.OrderDto\n";
  private static final String FRAME = "    at io.github.wiretime.scan.FailureTest";

  @TempDir private Path folder;

  @Test
  void isSaidWithWhereToReportIt() {
    Command scan = failing(() -> new IllegalStateException("broken"), app());

    assertThat(scan.errors())
        .startsWith(
            "wiretime-scan: a mistake in Wiretime, not in your application, has stopped the scan."
                + " Please report this at https://github.com/wiretime/wiretime/issues:\n"
                + AT
                + "  java.lang.IllegalStateException: broken\n"
                + FRAME);
    assertThat(scan.exitCode()).isEqualTo(3);
  }

  @Test
  void isSaidInChineseAsWell() {
    Command scan = failing(() -> new IllegalStateException("broken"), "--lang=zh", app());

    assertThat(scan.errors())
        .startsWith(
            "wiretime-scan: 扫描器内部出错，扫描已停止，与你的应用无关。请反馈到"
                + " https://github.com/wiretime/wiretime/issues：\n"
                + AT
                + "  java.lang.IllegalStateException: broken\n"
                + FRAME);
  }

  /** The exit code 1, by which a JVM ends otherwise, would say that there are findings. */
  @Test
  void isAnErrorAsWell() {
    Command scan = failing(StackOverflowError::new, app());

    assertThat(scan.errors())
        .contains("issues:\n" + AT + "  java.lang.StackOverflowError\n" + FRAME);
    assertThat(scan.exitCode()).isEqualTo(3);
  }

  @Test
  void isNotTooLittleMemory() {
    Command scan = failing(OutOfMemoryError::new, app());

    assertThat(scan.errors())
        .isEqualTo(
            "wiretime-scan: the scan needs more memory than Java gives it; start it with"
                + " java -Xmx4g -jar\n");
    assertThat(scan.exitCode()).isEqualTo(3);
  }

  /** Who runs Maven types no command of Java. */
  @Test
  void namesWhatAUserOfMavenSetsForMoreMemory() {
    Command scan = failing(OutOfMemoryError::new, "--maven-goals=wiretime", app());

    assertThat(scan.errors())
        .isEqualTo(
            "the scan needs more memory than Java gives it; run Maven with"
                + " -Dwiretime.argLine=-Xmx4g\n");
  }

  /** As on a full disk: a gate must not pass over findings that nobody can read. */
  @Test
  void isNoOutputThatIsLost() {
    Writer full =
        new FilterWriter(new StringWriter()) {
          @Override
          public void write(char[] text, int start, int length) throws IOException {
            throw new IOException("No space left on device");
          }

          @Override
          public void write(String text, int start, int length) throws IOException {
            throw new IOException("No space left on device");
          }
        };
    StringWriter errors = new StringWriter();
    CommandLine line = Commands.all();
    line.setOut(new PrintWriter(full)).setErr(new PrintWriter(errors));

    int exitCode = line.execute(SERVICE, app());

    assertThat(errors.toString())
        .contains("the result cannot be printed: standard output is closed or full");
    assertThat(exitCode).isEqualTo(3);
  }

  @Test
  void isNotWhatAUserCanMend() {
    Command scan = failing(StackOverflowError::new, folder.resolve("missing").toString());

    assertThat(scan.errors()).doesNotContain("Please report");
  }

  private String app() {
    return Built.classes(folder.resolve("app"), List.of(), Built.DTO, Built.SERVICE).toString();
  }

  /** Runs a scan that cannot print what it found. */
  private static Command failing(Supplier<Object> failure, String... arguments) {
    Writer broken =
        new Writer() {
          @Override
          public void write(char[] text, int start, int length) {
            Object thrown = failure.get();
            if (thrown instanceof Error error) {
              throw error;
            }
            throw (RuntimeException) thrown;
          }

          @Override
          public void flush() {}

          @Override
          public void close() {}
        };
    StringWriter errors = new StringWriter();
    CommandLine line = Commands.all();
    line.setOut(new PrintWriter(broken)).setErr(new PrintWriter(errors));
    String[] all = Stream.concat(Stream.of(SERVICE), Stream.of(arguments)).toArray(String[]::new);
    return new Command(line.execute(all), "", errors.toString());
  }
}
