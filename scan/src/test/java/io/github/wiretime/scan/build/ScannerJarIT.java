package io.github.wiretime.scan.build;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableSortedSet.toImmutableSortedSet;
import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static java.util.Comparator.naturalOrder;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.build.Repository;
import io.github.wiretime.checker.harness.SarifFile;
import io.github.wiretime.scan.Built;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassReader;

/**
 * The scanner's jar, which is run and which javac loads as a plugin beside annotation processors:
 * the libraries in it must not meet those that others bring, and must not change what our own
 * classes say.
 */
final class ScannerJarIT {

  private static final String OURS = "io/github/wiretime/";
  private static final String LIBRARIES = OURS + "libraries/";
  private static final int TEXT = 8;

  private static final Path TARGET = Repository.path("scan/target");
  private static final String NAME = "wiretime-scan-%s.jar".formatted(Repository.version());
  private static final Path JAR = TARGET.resolve(NAME);

  /** A message of Protocol Buffers, which Hessian never sees, with a costly field inside. */
  private static final String MESSAGE =
      """
      package com.acme.api;
      public class Receipt implements com.google.protobuf.MessageLite { java.time.Instant sealedAt; }
      """;

  @TempDir private Path folder;

  @Test
  void everyClassAndResourceIsBelowOurName() throws IOException {
    ImmutableList<String> entries = entries(JAR);

    assertThat(
            entries.stream()
                .filter(name -> !name.startsWith("META-INF/"))
                .map(ScannerJarIT::topLevel)
                .collect(toImmutableSortedSet(naturalOrder())))
        .containsExactly("io/github/wiretime");
    assertThat(
            entries.stream()
                .filter(name -> name.startsWith("META-INF/") && name.endsWith(".class"))
                .toList())
        .isEmpty();
    assertThat(entries.stream().filter(name -> name.startsWith(LIBRARIES)).toList()).isNotEmpty();
  }

  /** A name such as {@code com.google.protobuf.MessageLite} is a text of ours, no library's. */
  @Test
  void noTextOfOursWasTakenForTheNameOfALibrary() throws IOException {
    try (JarFile jar = new JarFile(JAR.toFile())) {
      for (String module : ImmutableList.of("checker", "scan")) {
        Path classes = Repository.path(module + "/target/classes");
        for (Path file : classFiles(classes)) {
          String name = classes.relativize(file).toString().replace('\\', '/');
          ZipEntry shaded = jar.getEntry(name);
          assertWithMessage(name).that(shaded).isNotNull();
          try (InputStream stream = jar.getInputStream(shaded)) {
            assertWithMessage(name)
                .that(texts(stream.readAllBytes()))
                .containsExactlyElementsIn(texts(Files.readAllBytes(file)));
          }
        }
      }
    }
  }

  /** A build without {@code clean} begins with the jar that the last one left. */
  @Test
  void itWasMadeOfOurClassesAlone() throws IOException {
    assertThat(
            entries(TARGET.resolve("original-" + NAME)).stream()
                .filter(name -> name.startsWith(LIBRARIES))
                .toList())
        .isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"Apache License", "ASM, which", "Checker Framework qualifiers", "Michael Bayne"})
  void itHasTheLicenceOf(String library) throws IOException {
    try (JarFile jar = new JarFile(JAR.toFile())) {
      List<String> licences = new ArrayList<>();
      for (String name : entries(JAR)) {
        if (name.matches("META-INF/LICENSE[^/]*")) {
          licences.add(
              new String(
                  jar.getInputStream(jar.getEntry(name)).readAllBytes(), StandardCharsets.UTF_8));
        }
      }
      assertThat(licences.stream().filter(text -> text.contains(library)).toList()).hasSize(1);
    }
  }

  /** With a file of arguments as the Maven plugin writes it: one a line, spaces and all. */
  @Test
  void runs() throws IOException {
    Path dubbo = Built.classes(folder.resolve("dubbo"), List.of(), Built.DUBBO);
    Path protobuf =
        Built.classes(
            folder.resolve("protobuf"),
            List.of(),
            "package com.google.protobuf; public interface MessageLite {}");
    Path classes =
        Built.classes(
            folder.resolve("some classes"),
            List.of(dubbo, protobuf),
            Built.DTO,
            Built.SERVICE,
            Built.PROVIDER,
            MESSAGE,
            "package com.acme.api; public interface ReceiptService { Receipt receipt(); }",
            """
            package com.acme.app;
            @org.apache.dubbo.config.annotation.DubboService
            public class ReceiptProvider implements com.acme.api.ReceiptService {
              public com.acme.api.Receipt receipt() { return null; }
            }
            """);
    Files.writeString(classes.resolve("application.yml"), "dubbo: {application: {name: orders}}\n");
    Path page = folder.resolve("report.html");
    Path sarif = folder.resolve("report.sarif");
    Path arguments = folder.resolve("arguments");
    Files.write(
        arguments,
        List.of(
            classes.toString(),
            "--class-path",
            dubbo + File.pathSeparator + protobuf,
            "--html",
            page.toString(),
            "--sarif",
            sarif.toString()));

    String printed = run("-Dpicocli.useSimplifiedAtFiles=true", "@" + arguments);

    assertThat(printed).contains(Built.FINDING);
    assertThat(printed).doesNotContain("sealedAt");
    assertThat(Files.readString(page)).contains(Built.FINDING);
    assertThat(SarifFile.read(sarif).run().at("/tool/driver/version").asText())
        .isEqualTo(Repository.version());
    assertThat(run("", "--help")).contains("--baseline");
  }

  private String run(String property, String argument) throws IOException {
    Process scan =
        new ProcessBuilder(
                Stream.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        property,
                        "-jar",
                        JAR.toString(),
                        argument)
                    .filter(word -> !word.isEmpty())
                    .toList())
            .redirectErrorStream(true)
            .start();
    String printed = new String(scan.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertWithMessage(printed).that(scan.onExit().join().exitValue()).isEqualTo(0);
    return printed;
  }

  private static ImmutableList<String> entries(Path jar) throws IOException {
    try (JarFile file = new JarFile(jar.toFile())) {
      return file.stream()
          .filter(entry -> !entry.isDirectory())
          .map(ZipEntry::getName)
          .collect(toImmutableList());
    }
  }

  private static ImmutableList<Path> classFiles(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".class")).collect(toImmutableList());
    }
  }

  private static String topLevel(String entry) {
    return entry.startsWith(OURS) ? "io/github/wiretime" : entry;
  }

  /** The texts in the constant pool of a class file. */
  private static ImmutableList<String> texts(byte[] classFile) {
    ClassReader reader = new ClassReader(classFile);
    char[] buffer = new char[reader.getMaxStringLength()];
    ImmutableList.Builder<String> texts = ImmutableList.builder();
    for (int index = 1; index < reader.getItemCount(); index++) {
      int offset = reader.getItem(index);
      if (offset != 0 && reader.readByte(offset - 1) == TEXT) {
        texts.add(reader.readUTF8(offset, buffer));
      }
    }
    return texts.build();
  }
}
