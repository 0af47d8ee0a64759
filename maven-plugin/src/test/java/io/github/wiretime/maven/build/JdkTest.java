package io.github.wiretime.maven.build;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which of several JDKs runs the scan. */
final class JdkTest {

  private static final String OLD = "1.8.0_442";

  @TempDir private Path folder;

  @Test
  void theOneThatRunsThis() throws IOException {
    Path own = Path.of(System.getProperty("java.home"));

    assertThat(Jdk.java(own, Stream.of(jdk("other", "21")), Map.of()))
        .hasValue(own.resolve("bin/java"));
  }

  @ParameterizedTest
  @CsvSource({
    "17, true",
    "17.0.15, true",
    "28-ea, true",
    "11.0.2, false",
    "1.8.0_442, false",
    "odd, false"
  })
  void byItsVersion(String version, boolean fits) throws IOException {
    Path candidate = jdk("candidate", version);
    Path fallback = jdk("fallback", "17.0.1");

    assertThat(Jdk.java(jdk("own", OLD), Stream.of(candidate, fallback), Map.of()))
        .hasValue((fits ? candidate : fallback).resolve("bin/java"));
  }

  @Test
  void toolchainsBeforeVariables() throws IOException {
    Path toolchain = jdk("toolchain", "17");
    Path variable = jdk("variable", "21");
    ImmutableMap<String, String> environment =
        ImmutableMap.of(
            "JAVA_HOME", jdk("old", OLD).toString(), "JAVA_HOME_21", variable.toString());

    Path own = jdk("own", OLD);

    assertThat(Jdk.java(own, Stream.of(toolchain), environment))
        .hasValue(toolchain.resolve("bin/java"));
    assertThat(Jdk.java(own, Stream.of(), environment)).hasValue(variable.resolve("bin/java"));
  }

  /** On Windows a path has no quotes, which some write around one. */
  @Test
  void aVariableThatIsNoPathIsPassedOver() throws IOException {
    Path jdk = jdk("jdk", "17");
    ImmutableMap<String, String> environment =
        ImmutableMap.of("JAVA_HOME_16", "no\0path", "JAVA_HOME_17", jdk.toString());

    assertThat(Jdk.java(jdk("own", OLD), Stream.of(), environment))
        .hasValue(jdk.resolve("bin/java"));
  }

  @Test
  void noRuntimeWithoutCompiler() throws IOException {
    Path runtime = jdk("runtime", "21");
    Files.delete(runtime.resolve("bin/javac"));
    Path jdk = jdk("jdk", "17");

    assertThat(Jdk.java(jdk("own", OLD), Stream.of(runtime, jdk), Map.of()))
        .hasValue(jdk.resolve("bin/java"));
  }

  private Path jdk(String name, String version) throws IOException {
    Path home = folder.resolve(name);
    Files.createDirectories(home.resolve("bin"));
    for (String command : new String[] {"java", "javac"}) {
      Path file = Files.createFile(home.resolve("bin").resolve(command));
      assertThat(file.toFile().setExecutable(true)).isTrue();
    }
    Files.writeString(home.resolve("release"), "JAVA_VERSION=\"%s\"\n".formatted(version));
    return home;
  }
}
