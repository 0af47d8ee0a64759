package io.github.wiretime.matrix;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.MoreCollectors;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where a newer JDK is looked for. */
final class JdkTest {

  @TempDir private Path folder;

  @Test
  void inVariables() throws IOException {
    Path jdk = jdk("a", "21.0.4");

    assertThat(find(Map.of("JAVA_HOME_21_X64", jdk.toString()))).hasValue(new Jdk(jdk, 21));
    assertThat(find(Map.of("JDK_21_HOME", jdk.toString()))).hasValue(new Jdk(jdk, 21));
    assertThat(find(Map.of("JAVA_HOME", jdk.toString()))).hasValue(new Jdk(jdk, 21));
    assertThat(find(Map.of("PATH", jdk.toString()))).isEmpty();
  }

  @Test
  void inFoldersOfTheUser() throws IOException {
    assertThat(find(Map.of())).isEmpty();
    Path ofSdkman = jdk(".sdkman/candidates/java/21.0.4-tem", "21.0.4");
    assertThat(find(Map.of())).hasValue(new Jdk(ofSdkman, 21));
    Files.delete(ofSdkman.resolve("release"));
    Path ofToolchain = jdk("somewhere", "23");
    Files.createDirectories(folder.resolve(".m2"));
    Files.writeString(
        folder.resolve(".m2/toolchains.xml"), "<jdkHome>" + ofToolchain + "</jdkHome>");
    assertThat(find(Map.of())).hasValue(new Jdk(ofToolchain, 23));
  }

  @Test
  void whereTheSystemInstalls() throws IOException {
    Path old = jdk("jvm/java-17", "17.0.15");
    Path updated = jdk("jvm/java-25.jdk/Contents/Home", "25.0.5.0.3");
    jdk("jvm/java-25-before", "25");

    assertThat(Jdk.found(Map.of(), folder, ImmutableList.of(folder.resolve("jvm"))))
        .containsExactly(17, new Jdk(old, 17), 25, new Jdk(updated, 25))
        .inOrder();
  }

  @Test
  void theRunningOneIsAlwaysThere() {
    assertThat(Jdk.found()).containsEntry(Runtime.version().feature(), Jdk.running());
  }

  @Test
  void notWithoutACompilerOrAVersion() throws IOException {
    Files.delete(jdk("jvm/jre", "25").resolve("bin/javac"));
    Files.delete(jdk("jvm/unknown", "25").resolve("release"));
    Files.writeString(jdk("jvm/mute", "25").resolve("release"), "OS_NAME=\"Linux\"\n");
    Files.createDirectories(folder.resolve("jvm/empty"));

    assertThat(find(Map.of("JAVA_HOME", folder.resolve("missing").toString()))).isEmpty();
  }

  private Optional<Jdk> find(Map<String, String> environment) {
    return Jdk.found(environment, folder, ImmutableList.of(folder.resolve("jvm"))).values().stream()
        .collect(MoreCollectors.toOptional());
  }

  private Path jdk(String path, String version) throws IOException {
    Path home = folder.resolve(path);
    Files.createDirectories(home.resolve("bin"));
    Files.createFile(home.resolve("bin/javac")).toFile().setExecutable(true);
    Files.writeString(home.resolve("release"), "JAVA_VERSION=\"" + version + "\"\n");
    return home;
  }
}
