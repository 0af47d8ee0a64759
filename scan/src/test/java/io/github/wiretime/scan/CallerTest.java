package io.github.wiretime.scan;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A scan that a build tool runs. */
final class CallerTest {

  @TempDir private Path folder;

  @Test
  void givesArgumentsALineEach() throws IOException {
    assertThat(caller("--sources=größe\na b\n\nmore").complete(new String[] {"--door=maven", "-"}))
        .asList()
        .containsExactly("--door=maven", "--sources=größe", "a b")
        .inOrder();
    assertThat(caller("\n").complete(new String[] {"-"})).isEmpty();
  }

  @Test
  void isSaidByTheLastArgument() {
    assertThat(Caller.isOf(new String[] {"--door=maven", "-"})).isTrue();
    assertThat(Caller.isOf(new String[] {"-", "classes"})).isFalse();
    assertThat(Caller.isOf(new String[] {})).isFalse();
  }

  @Test
  void thatEndsBeforeItGaveThemWantsNothing() {
    assertThrows(IOException.class, () -> caller("--sources=a\n").complete(new String[] {"-"}));
  }

  @Test
  void getsTheAnswer() throws Exception {
    Path classes = Built.classes(folder.resolve("classes"), List.of(), Built.DTO);
    Process scan = start();
    OutputStream pipe = scan.getOutputStream();
    pipe.write((classes + "\n\n").getBytes(StandardCharsets.UTF_8));
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

  private static Caller caller(String input) {
    return new Caller(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
  }

  private static Process start() throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin/java").toString(),
            "-cp",
            System.getProperty("java.class.path"),
            "--add-exports=jdk.compiler/com.sun.tools.javac.api=ALL-UNNAMED",
            "--add-exports=jdk.compiler/com.sun.tools.javac.code=ALL-UNNAMED",
            "--add-exports=jdk.compiler/com.sun.tools.javac.comp=ALL-UNNAMED",
            "--add-exports=jdk.compiler/com.sun.tools.javac.file=ALL-UNNAMED",
            "--add-exports=jdk.compiler/com.sun.tools.javac.main=ALL-UNNAMED",
            "--add-exports=jdk.compiler/com.sun.tools.javac.parser=ALL-UNNAMED",
            "--add-exports=jdk.compiler/com.sun.tools.javac.tree=ALL-UNNAMED",
            "--add-exports=jdk.compiler/com.sun.tools.javac.util=ALL-UNNAMED",
            "--add-opens=jdk.compiler/com.sun.tools.javac.code=ALL-UNNAMED",
            "--add-opens=jdk.compiler/com.sun.tools.javac.comp=ALL-UNNAMED",
            Main.class.getName(),
            Caller.ARGUMENT)
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
  }
}
