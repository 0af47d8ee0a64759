package io.github.wiretime.scan;

import static com.google.common.truth.Truth.assertThat;
import static io.github.wiretime.scan.Built.files;
import static io.github.wiretime.scan.Built.jar;

import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A jar whose manifest names its libraries, as Spring Boot extracts it and Maven builds it. */
final class ManifestClassPathTest {

  @TempDir private Path folder;

  /** The application, whose service is in another jar. */
  private Map<String, byte[]> main;

  @BeforeEach
  void build() throws IOException {
    Path dubbo = Built.classes(folder.resolve("dubbo"), List.of(), Built.DUBBO);
    Path api = Built.classes(folder.resolve("api"), List.of(), Built.SERVICE, Built.DTO);
    Path app = Built.classes(folder.resolve("app"), List.of(dubbo, api), Built.PROVIDER);
    Files.createDirectories(folder.resolve("my lib"));
    jar(folder.resolve("my lib/dubbo.jar"), files(dubbo));
    jar(folder.resolve("my lib/order-api.jar"), files(api));
    main = files(app);
  }

  @Test
  void countsAsFarAsTheJarsExist() throws IOException {
    Command scan = scan("my%20lib/order-api.jar my%20lib/dubbo.jar my%20lib/gone.jar");

    assertThat(scan.out()).contains(Built.FINDING);
    assertThat(scan.errors()).isEmpty();
    assertThat(scan.exitCode()).isEqualTo(0);
  }

  @Test
  void isNeededWhereNothingElseNamesTheJars() throws IOException {
    Command scan = scan("");

    assertThat(scan.out()).doesNotContain(Built.FINDING);
    assertThat(scan.errors()).contains("missing: com.acme.api.OrderService");
    assertThat(scan.exitCode()).isEqualTo(3);
  }

  @Test
  void readsNoJarTwice() throws IOException {
    Path app = app("my%20lib/order-api.jar my%20lib/dubbo.jar");

    Command scan = Command.run(app, folder.resolve("my lib/order-api.jar"));

    assertThat(scan.out()).contains(Built.FINDING);
    assertThat(scan.errors()).isEmpty();
  }

  @Test
  void mayNameWhatIsNoFile() throws IOException {
    Command scan =
        scan(
            "https://acme.com/a.jar my%20lib/ ../%zz :x my%20lib/order-api.jar my%20lib/dubbo.jar");

    assertThat(scan.out()).contains(Built.FINDING);
    assertThat(scan.errors()).isEmpty();
  }

  private Command scan(String classPath) throws IOException {
    return Command.run(app(classPath));
  }

  private Path app(String classPath) throws IOException {
    String manifest = "Manifest-Version: 1.0\nClass-Path: " + classPath.replace(" ", " \n ") + "\n";
    return jar(
        folder.resolve("app.jar"),
        ImmutableMap.of("META-INF/MANIFEST.MF", manifest.getBytes(StandardCharsets.UTF_8)),
        main);
  }
}
