package io.github.wiretime.build;

import static com.google.common.collect.ImmutableSet.toImmutableSet;
import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What would be published, built twice by real Maven builds in different places. */
final class ReleaseIT {

  @TempDir private static Path temporary;

  private static ReleaseBuild here;
  private static ReleaseBuild elsewhere;

  @BeforeAll
  static void buildTwice() throws IOException {
    here = ReleaseBuild.run(temporary.resolve("here"), "UTC");
    elsewhere = ReleaseBuild.run(temporary.resolve("some where/else"), "Pacific/Auckland");
  }

  @Test
  void theSameSourcesGiveTheSameBytes() throws IOException {
    assertThat(here.files())
        .containsExactly(
            "annotations/target/bom.json",
            "annotations/target/wiretime-annotations-0.1.0-SNAPSHOT-javadoc.jar",
            "annotations/target/wiretime-annotations-0.1.0-SNAPSHOT-sources.jar",
            "annotations/target/wiretime-annotations-0.1.0-SNAPSHOT.jar",
            "checker/target/bom.json",
            "checker/target/wiretime-checker-0.1.0-SNAPSHOT-javadoc.jar",
            "checker/target/wiretime-checker-0.1.0-SNAPSHOT-sources.jar",
            "checker/target/wiretime-checker-0.1.0-SNAPSHOT.jar")
        .inOrder();
    assertThat(elsewhere.files()).isEqualTo(here.files());
    List<String> different = new ArrayList<>();
    for (String file : here.files()) {
      if (Files.mismatch(here.folder().resolve(file), elsewhere.folder().resolve(file)) != -1) {
        different.add(file);
      }
    }
    assertThat(different).isEmpty();
  }

  @Test
  void everyJarHasTheLicence() throws IOException {
    for (String file : here.files()) {
      if (file.endsWith(".jar")) {
        assertWithMessage(file)
            .that(read(here.folder().resolve(file), "META-INF/LICENSE"))
            .isEqualTo(Repository.read("LICENSE"));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"annotations", "checker"})
  void theJarNamesItsModule(String module) throws IOException {
    try (JarFile jar = new JarFile(here.jar(module).toFile())) {
      Attributes manifest = jar.getManifest().getMainAttributes();

      assertThat(manifest.getValue("Automatic-Module-Name"))
          .isEqualTo("io.github.wiretime." + module);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"annotations", "checker"})
  void theBillOfMaterialsListsWhatTheJarBrings(String module) throws IOException {
    JsonNode bom =
        new ObjectMapper().readTree(here.folder().resolve(module + "/target/bom.json").toFile());

    assertThat(bom.at("/bomFormat").asText()).isEqualTo("CycloneDX");
    assertThat(bom.at("/metadata/component/purl").asText())
        .isEqualTo(
            "pkg:maven/io.github.wiretime/wiretime-%s@0.1.0-SNAPSHOT?type=jar".formatted(module));
    assertThat(bom.at("/metadata/component/licenses/0/license/id").asText())
        .isEqualTo("Apache-2.0");
    assertThat(bom.at("/components").findValuesAsText("purl"))
        .containsExactlyElementsIn(here.runtimeDependencies(module));
  }

  /** So the plugin's jar need not bring anything: Error Prone's own dependencies have it all. */
  @Test
  void theCheckerUsesOnlyTheJdkAndWhatErrorProneBrings() {
    assertThat(usedBy(here.jar("checker")))
        .containsExactly(
            "error_prone_annotation",
            "error_prone_check_api",
            "guava",
            "java.base",
            "java.compiler",
            "java.xml",
            "javax.inject",
            "jdk.compiler");
    assertThat(usedBy(here.jar("annotations"))).containsExactly("java.base");
  }

  /** The jars, without their versions, and the modules of the JDK that the classes refer to. */
  private static ImmutableSet<String> usedBy(Path jar) {
    StringWriter out = new StringWriter();
    int exitCode =
        ToolProvider.findFirst("jdeps")
            .orElseThrow()
            .run(
                new PrintWriter(out),
                new PrintWriter(out),
                "-summary",
                "--multi-release",
                "base",
                "--class-path",
                System.getProperty("java.class.path"),
                jar.toString());
    assertWithMessage(out.toString()).that(exitCode).isEqualTo(0);
    return out.toString()
        .lines()
        .filter(line -> line.startsWith(jar.getFileName() + " -> "))
        .map(line -> Path.of(line.replaceFirst(".* -> ", "")).getFileName().toString())
        .map(name -> name.replaceFirst("-\\d.*\\.jar$", ""))
        .collect(toImmutableSet());
  }

  private static String read(Path file, String entry) throws IOException {
    try (JarFile jar = new JarFile(file.toFile())) {
      assertWithMessage("%s in %s", entry, file).that(jar.getJarEntry(entry)).isNotNull();
      return new String(
          jar.getInputStream(jar.getEntry(entry)).readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
