package io.github.wiretime.scan;

import static com.google.common.truth.Truth.assertThat;
import static io.github.wiretime.scan.Built.below;
import static io.github.wiretime.scan.Built.files;
import static io.github.wiretime.scan.Built.jar;
import static io.github.wiretime.scan.Built.text;

import com.google.common.collect.ImmutableMap;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The same application, however it is packed. */
final class InputsTest {

  @TempDir private Path folder;
  private Path dubbo;
  private Path api;
  private Path app;

  @BeforeEach
  void build() {
    dubbo = Built.classes(folder.resolve("dubbo"), List.of(), Built.DUBBO);
    api = Built.classes(folder.resolve("api"), List.of(), Built.DTO, Built.SERVICE);
    app = Built.classes(folder.resolve("app"), List.of(dubbo, api), Built.PROVIDER);
  }

  @Test
  void mayBeFoldersOfClasses() {
    assertFinds(Command.run(api, app, "--class-path", dubbo));
  }

  @Test
  void mayBeAFolderOfJars() throws IOException {
    Path jars = Files.createDirectory(folder.resolve("jars"));
    jar(jars.resolve("api.jar"), files(api));
    jar(jars.resolve("app.jar"), files(app));

    assertFinds(Command.run(jars, "--class-path", dubbo));
  }

  @ParameterizedTest
  @ValueSource(strings = {"BOOT-INF", "WEB-INF"})
  void mayBeAnArchiveWithItsLibraries(String inf) throws IOException {
    Path packed = jar(folder.resolve("packed.war"), packed(inf));

    assertFinds(Command.run(packed));
  }

  @Test
  void mayBeAnUnpackedWar() throws IOException {
    Path war = folder.resolve("war");
    for (Map.Entry<String, byte[]> file : packed("WEB-INF").entrySet()) {
      Files.createDirectories(war.resolve(file.getKey()).getParent());
      Files.write(war.resolve(file.getKey()), file.getValue());
    }

    assertFinds(Command.run(war));
  }

  @Test
  void mayBeAWarInAnArchive() throws IOException {
    Path war = jar(folder.resolve("app.war"), packed("WEB-INF"));
    Path ear = jar(folder.resolve("app.ear"), Map.of("app.war", Files.readAllBytes(war)));

    assertFinds(Command.run(ear));
  }

  private Map<String, byte[]> packed(String inf) throws IOException {
    Path library = jar(folder.resolve("dubbo.jar"), files(dubbo));
    return ImmutableMap.<String, byte[]>builder()
        .putAll(below(inf + "/classes/", files(app)))
        .putAll(below(inf + "/classes/", files(api)))
        .put(inf + "/lib/dubbo.jar", Files.readAllBytes(library))
        .buildOrThrow();
  }

  @Test
  void mayHaveSymbolicLinks() throws IOException {
    Path link = Files.createSymbolicLink(folder.resolve("link"), app);

    assertFinds(Command.run(link, api, "--class-path", dubbo));
  }

  @Test
  void mayHaveALoopOfSymbolicLinks() throws IOException {
    Files.createSymbolicLink(api.resolve("com/loop"), api);
    Files.createSymbolicLink(app.resolve("org"), dubbo.resolve("org"));

    assertFinds(Command.run(api, app));
  }

  @Test
  void mayHaveABrokenSignature() throws IOException {
    Map<String, byte[]> signature =
        ImmutableMap.of(
            "META-INF/MANIFEST.MF",
            text(
                """
                Manifest-Version: 1.0

                Name: com/acme/api/OrderDto.class
                SHA-256-Digest: AA==

                """),
            "META-INF/ACME.SF",
            text("Signature-Version: 1.0\nSHA-256-Digest-Manifest: AA==\n"),
            "META-INF/ACME.RSA",
            text("none"));

    assertFinds(
        Command.run(
            jar(folder.resolve("signed.jar"), signature, files(api), files(app)),
            "--class-path",
            dubbo));
  }

  @Test
  void mayHaveClassesForSeveralReleasesOfJava() throws IOException {
    Path newer =
        Built.classes(
            folder.resolve("newer"),
            List.of(),
            "package com.acme.api; public class OrderDto { java.time.ZonedDateTime movedAt; }");
    Map<String, byte[]> said =
        ImmutableMap.of(
            "META-INF/MANIFEST.MF", text("Manifest-Version: 1.0\nMulti-Release: true\n"));
    Map<String, byte[]> eleven = below("META-INF/versions/11/", files(newer));
    Map<String, byte[]> future = below("META-INF/versions/99/", files(newer));

    Command all =
        Command.run(
            jar(folder.resolve("all.jar"), said, files(api), files(app), eleven),
            "--class-path",
            dubbo);
    assertThat(all.out()).contains("OrderDto.movedAt");
    assertFinds(
        Command.run(
            jar(folder.resolve("future.jar"), said, files(api), files(app), future),
            "--class-path",
            dubbo));
    assertFinds(
        Command.run(
            jar(folder.resolve("unsaid.jar"), files(api), files(app), eleven),
            "--class-path",
            dubbo));
  }

  @ParameterizedTest
  @CsvSource({
    "Manifest-Version: 1.0, false",
    "Multi-Release: true, true",
    ", true" // a module has no manifest before it is packed
  })
  void mayBeAFolderWithClassesForSeveralReleasesOfJava(String manifest, boolean counts)
      throws IOException {
    Built.classes(
        Files.createDirectories(api.resolve("META-INF/versions/11")),
        List.of(),
        "package com.acme.api; public class OrderDto { java.time.ZonedDateTime movedAt; }");
    if (manifest != null) {
      Files.writeString(api.resolve("META-INF/MANIFEST.MF"), manifest + "\n");
    }

    Command scan = Command.run(api, app, "--class-path", dubbo);

    assertThat(scan.out()).contains(counts ? "OrderDto.movedAt" : Built.FINDING);
    assertThat(scan.out()).doesNotContain(counts ? Built.FINDING : "OrderDto.movedAt");
  }

  @Test
  void mayBeNewerThanTheJdk() throws IOException {
    try (var classes = Files.walk(api)) {
      for (Path file : classes.filter(Files::isRegularFile).toList()) {
        byte[] bytes = Files.readAllBytes(file);
        bytes[7] = (byte) (44 + 200);
        Files.write(file, bytes);
      }
    }

    assertFinds(Command.run(api, app, "--class-path", dubbo));
  }

  @Test
  void mayHaveAHundredThousandEntries() throws IOException {
    ImmutableMap.Builder<String, byte[]> many = ImmutableMap.builder();
    for (int i = 0; i < 100_000; i++) {
      many.put("static/" + i, new byte[0]);
    }

    assertFinds(
        Command.run(
            jar(folder.resolve("many.jar"), many.buildOrThrow(), files(api), files(app)),
            "--class-path",
            dubbo));
  }

  @Test
  void areSaidToBeDamagedOneByOne() throws IOException {
    Files.write(app.resolve("com/acme/app/Damaged.class"), text("no class"));

    Command scan = Command.run(api, app, "--class-path", dubbo);

    assertThat(scan.out()).contains(Built.FINDING);
    assertThat(scan.errors()).contains("left out: com.acme.app.Damaged (");
    assertThat(scan.exitCode()).isEqualTo(3);
    assertThat(Command.run(api, app, "--class-path", dubbo, "--fail-on", "any").exitCode())
        .isEqualTo(1);
  }

  /** Whatever is wrong with a class, the others are scanned. */
  @Test
  void mayBeDamagedAnywhere() throws IOException {
    Random random = new Random(20260101);
    String[] sources = new String[200];
    for (int i = 0; i < sources.length; i++) {
      sources[i] = Built.PROVIDER.replace("OrderProvider", "Broken%03d".formatted(i));
    }
    Path broken = Built.classes(folder.resolve("broken"), List.of(dubbo, api), sources);
    for (Map.Entry<String, byte[]> file : files(broken).entrySet()) {
      byte[] bytes = file.getValue();
      for (int flips = random.nextInt(3); flips >= 0; flips--) {
        bytes[8 + random.nextInt(bytes.length - 8)] = (byte) random.nextInt();
      }
      Files.write(broken.resolve(file.getKey()), bytes);
    }

    Command scan = Command.run(api, app, broken, "--class-path", dubbo);

    assertThat(scan.out()).contains(Built.FINDING);
    assertThat(scan.errors()).contains("left out: com.acme.app.Broken");
  }

  @Test
  void haveLibrariesInOnePath() {
    String paths = api + File.pathSeparator + dubbo;

    assertFinds(Command.run(app, "--class-path", paths));
    assertFinds(Command.run(app, "--class-path", api, "--class-path", dubbo));
  }

  @Test
  void haveLibrariesInAFolder() throws IOException {
    Path libraries = Files.createDirectory(folder.resolve("libs"));
    jar(libraries.resolve("api.jar"), files(api));
    jar(libraries.resolve("dubbo.jar"), files(dubbo));

    assertFinds(Command.run(app, "--class-path", libraries));
    assertFinds(Command.run(app, "--class-path", libraries + "/*"));
  }

  /** As {@code mvn dependency:build-classpath} prints them. */
  @Test
  void mayHaveWhatIsNoArchiveOnTheirClassPath() throws IOException {
    Path bom = Files.writeString(folder.resolve("bom-1.0.pom"), "<project/>");
    Path library = Files.writeString(folder.resolve("libnative.so"), "ELF");
    Path cut = jar(folder.resolve("cut.jar"), files(dubbo));
    Files.write(cut, Arrays.copyOf(Files.readAllBytes(cut), 100));
    Path sources = jar(folder.resolve("sources.zip"), Map.of("A.java", text("class A {}")));
    String nowhere = folder.resolve("other/target/classes").toString();

    Command scan =
        Command.run(
            api,
            app,
            "--class-path",
            Stream.of(bom, library, cut, sources, nowhere, dubbo)
                .map(Object::toString)
                .collect(Collectors.joining(File.pathSeparator)));

    assertFinds(scan);
    assertThat(scan.errors())
        .isEqualTo(
            """
            wiretime-scan: left out of the class path: %s, %s, %s (it is no jar or war, or not a whole one: zip END header not found)
            wiretime-scan: left out of the class path: %s (there is no such file or folder)
            """
                .formatted(bom, library, cut, nowhere));
  }

  /** The others still tell something. */
  @Test
  void mayBeDamagedThemselves() throws IOException {
    Path text = Files.writeString(folder.resolve("text.jar"), "no jar");

    Command scan = Command.run(text, api, app, "--class-path", dubbo);

    assertThat(scan.out()).contains(Built.FINDING);
    assertThat(scan.errors())
        .isEqualTo(
            """
            wiretime-scan: left out: %s (it is no jar or war, or not a whole one: zip END header not found)
            wiretime-scan: not complete: a part of the application is missing, damaged or left out, so there may be more
            """
                .formatted(text));
    assertThat(scan.exitCode()).isEqualTo(3);
    assertThat(Command.run(text, api, app, "--class-path", dubbo, "--fail-on=any").exitCode())
        .isEqualTo(1);
    Command accepted =
        Command.run(text, api, app, "--class-path", dubbo, "--accepted-unread=text.jar=a test");
    assertThat(accepted.errors())
        .isEqualTo("wiretime-scan: left out, as accepted: text.jar (a test)\n");
    assertThat(accepted.exitCode()).isEqualTo(0);
  }

  @Test
  void mayAllBeDamaged() throws IOException {
    Path text = Files.writeString(folder.resolve("text.jar"), "no jar");

    Command scan = Command.run(text);

    assertThat(scan.errors())
        .isEqualTo(
            """
            wiretime-scan: left out: %s (it is no jar or war, or not a whole one: zip END header not found)
            wiretime-scan: the inputs: no class is in them
            """
                .formatted(text));
    assertThat(scan.exitCode()).isEqualTo(3);
  }

  /** A misspelt name is no damage. */
  @Test
  void mayNotBeMissing() {
    Command scan = Command.run("nosuch.jar", api, app, "--class-path", dubbo);

    assertThat(scan.out()).isEmpty();
    assertThat(scan.errors())
        .isEqualTo("wiretime-scan: nosuch.jar: there is no such file or folder\n");
    assertThat(scan.exitCode()).isEqualTo(3);
  }

  /** The others still tell something. */
  @Test
  void mayHaveADamagedLibraryInside() throws IOException {
    Map<String, byte[]> damaged = Map.of("BOOT-INF/lib/damaged.jar", text("no jar"));

    Command scan = Command.run(jar(folder.resolve("app.jar"), packed("BOOT-INF"), damaged));

    assertThat(scan.out()).contains(Built.FINDING);
    assertThat(scan.errors())
        .isEqualTo(
            """
            wiretime-scan: left out: %s!/BOOT-INF/lib/damaged.jar (it is no jar or war, or not a whole one: zip END header not found)
            wiretime-scan: not complete: a part of the application is missing, damaged or left out, so there may be more
            """
                .formatted(folder.resolve("app.jar")));
    assertThat(scan.exitCode()).isEqualTo(3);
  }

  /** Each archive and Dubbo's library are three archives. */
  @Test
  void mayHaveTheSameLibraryInMany() throws IOException {
    Path one = jar(folder.resolve("one.jar"), packed("BOOT-INF"));
    Path two = jar(folder.resolve("two.jar"), packed("BOOT-INF"));

    assertFinds(Command.run(one, two, "--max-archives", "3"));
    assertThat(Command.run(one, two, "--max-archives", "3").errors()).isEmpty();

    Command scan = Command.run(one, two, "--max-archives", "1");

    assertThat(scan.out()).contains(Built.FINDING);
    assertThat(scan.errors())
        .startsWith(
            "wiretime-scan: left out: %s!/BOOT-INF/lib/dubbo.jar (no more than 1 different archives are read; --max-archives 3 reads these, too)\n"
                .formatted(one));
    assertThat(scan.errors()).contains("not complete: ");
    assertThat(scan.exitCode()).isEqualTo(3);
  }

  /** One name is not enough to be the same. */
  @Test
  void mayHaveDifferentLibrariesOfOneName() throws IOException {
    byte[] library = Files.readAllBytes(jar(folder.resolve("dubbo.jar"), files(dubbo)));
    byte[] module = Files.readAllBytes(jar(folder.resolve("api.jar"), files(api)));
    Map<String, byte[]> main = below("BOOT-INF/classes/", files(app));

    assertFinds(
        Command.run(
            jar(folder.resolve("a.jar"), main, Map.of("BOOT-INF/lib/x.jar", library)),
            jar(folder.resolve("b.jar"), main, Map.of("BOOT-INF/lib/x.jar", module))));
  }

  private static void assertFinds(Command scan) {
    assertThat(scan.out()).contains(Built.FINDING);
    assertThat(scan.exitCode()).isEqualTo(0);
  }
}
