package io.github.wiretime.release;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.google.common.collect.ImmutableList;
import io.github.wiretime.build.Repository;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What would be published, and what Maven Central asks of it. */
final class ReleaseIT {

  private static final String PARENT = "wiretime-parent";
  private static final ImmutableList<String> JARS =
      ImmutableList.of(
          "wiretime-annotations", "wiretime-checker", "wiretime-maven-plugin", "wiretime-scan");
  private static final ImmutableList<String> ALL =
      ImmutableList.<String>builder().addAll(JARS).add(PARENT).build();

  private static final ImmutableList<String> BESIDE_A_JAR =
      ImmutableList.of("-cyclonedx.json", "-javadoc.jar", "-sources.jar", ".jar", ".pom");
  private static final ImmutableList<String> BESIDE_A_POM =
      ImmutableList.of("-cyclonedx.json", ".pom");

  private static final ImmutableList<String> LICENCES =
      ImmutableList.of("Apache-2.0", "BSD-3-Clause", "MIT", "The (New) BSD License");

  private static ReleaseBuild release;

  @BeforeAll
  static void release() {
    release = Releases.here();
  }

  @Test
  void everyFileHasItsChecksumsAndNothingElseIsThere() throws Exception {
    ImmutableList.Builder<String> expected = ImmutableList.builder();
    for (Path file : files()) {
      String name = release.published().relativize(file).toString();
      expected.add(name, name + ".md5", name + ".sha1");
      if (Releases.key().isPresent()) {
        expected.add(name + ".asc");
      }
      assertThat(Files.readString(path(name + ".md5"))).isEqualTo(digest("MD5", file));
      assertThat(Files.readString(path(name + ".sha1"))).isEqualTo(digest("SHA-1", file));
    }
    assertThat(release.files()).containsExactlyElementsIn(expected.build());
  }

  @Test
  void everyFileIsSigned() {
    assumeTrue(Releases.key().isPresent(), "there is no gpg that could make a key");
    for (Path file : files()) {
      assertWithMessage(file.toString()).that(Releases.key().get().signed(file)).isTrue();
    }
  }

  /** A second release takes two minutes; the workflow that releases runs every test. */
  @Test
  @Tag("by-hand")
  void theSameSourcesGiveTheSameBytes() throws IOException {
    ReleaseBuild elsewhere = Releases.elsewhere();
    ImmutableList<String> unsigned =
        release.files().stream().filter(name -> !name.contains(".asc")).collect(toImmutableList());
    assertThat(elsewhere.files()).isEqualTo(unsigned);
    ImmutableList.Builder<String> different = ImmutableList.builder();
    for (String name : unsigned) {
      if (Files.mismatch(path(name), elsewhere.published().resolve(name)) != -1) {
        different.add(name);
      }
    }
    assertThat(different.build()).isEmpty();
  }

  @ParameterizedTest
  @FieldSource("ALL")
  void thePomSaysWhatMavenCentralAsksFor(String artifact) throws IOException {
    PublishedPom pom = PublishedPom.read(release.file(artifact, ".pom"));

    assertThat(pom.all("groupId")).containsExactly("io.github.wiretime");
    assertThat(pom.all("artifactId")).containsExactly(artifact);
    assertThat(pom.all("version")).containsExactly(ReleaseBuild.VERSION);
    for (String element :
        ImmutableList.of(
            "name",
            "description",
            "url",
            "licenses/license/name",
            "licenses/license/url",
            "developers/developer/name",
            "developers/developer/organization",
            "developers/developer/organizationUrl",
            "scm/connection",
            "scm/developerConnection",
            "scm/url")) {
      assertWithMessage(element).that(pom.all(element)).hasSize(1);
      assertWithMessage(element).that(pom.all(element).get(0)).matches("[^$]+");
    }
    assertThat(pom.text()).doesNotContain("SNAPSHOT");
  }

  /** Who uses an artifact needs neither our parent nor anything that is not published. */
  @ParameterizedTest
  @FieldSource("JARS")
  void thePomStandsAlone(String artifact) throws IOException {
    PublishedPom pom = PublishedPom.read(release.file(artifact, ".pom"));

    assertThat(pom.text()).doesNotContain("${");
    assertThat(pom.all("parent | /project/build | /project/repositories")).isEmpty();
    assertThat(pom.all("dependencies/dependency[scope='test' or scope='system']")).isEmpty();
    assertThat(pom.all("dependencies/dependency[not(version)]")).isEmpty();
    assertThat(ALL)
        .containsAtLeastElementsIn(
            pom.all("dependencies/dependency[groupId='io.github.wiretime']/artifactId"));
  }

  @ParameterizedTest
  @FieldSource("JARS")
  void everyJarHasTheLicence(String artifact) throws IOException {
    for (String end : ImmutableList.of(".jar", "-sources.jar", "-javadoc.jar")) {
      try (JarFile jar = new JarFile(release.file(artifact, end).toFile())) {
        assertWithMessage(artifact + end).that(jar.getEntry("META-INF/LICENSE")).isNotNull();
        assertThat(
                new String(
                    jar.getInputStream(jar.getEntry("META-INF/LICENSE")).readAllBytes(),
                    StandardCharsets.UTF_8))
            .isEqualTo(Repository.read("LICENSE"));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"annotations", "checker"})
  void theJarNamesItsModule(String module) throws IOException {
    assertThat(manifest("wiretime-" + module).getValue("Automatic-Module-Name"))
        .isEqualTo("io.github.wiretime." + module);
  }

  @Test
  void theScannerKnowsItsVersion() throws IOException {
    assertThat(manifest("wiretime-scan").getValue("Implementation-Version"))
        .isEqualTo(ReleaseBuild.VERSION);
  }

  @ParameterizedTest
  @CsvSource({
    "wiretime-annotations, jar, ''",
    "wiretime-checker, jar, ''",
    "wiretime-maven-plugin, maven-plugin, wiretime-scan",
  })
  void theBillOfMaterialsListsWhatTheJarBrings(String artifact, String type, String brought)
      throws IOException {
    JsonNode bom = bom(artifact);

    assertThat(bom.at("/bomFormat").asText()).isEqualTo("CycloneDX");
    assertThat(bom.at("/metadata/component/purl").asText())
        .isEqualTo(
            "pkg:maven/io.github.wiretime/%s@%s?type=%s"
                .formatted(artifact, ReleaseBuild.VERSION, type));
    assertThat(bom.at("/metadata/component/licenses/0/license/id").asText())
        .isEqualTo("Apache-2.0");
    assertThat(String.join(" ", names(bom))).isEqualTo(brought);
  }

  @Test
  void theScannerBringsOnlyWhatItsLicencesAllow() throws IOException {
    JsonNode bom = bom("wiretime-scan");

    assertThat(names(bom))
        .containsAtLeast(
            "asm", "error_prone_check_api", "guava", "jmustache", "picocli", "snakeyaml");
    for (JsonNode component : bom.at("/components")) {
      // A bill of materials has a name where it knows no identifier for what a POM says.
      JsonNode licence = component.at("/licenses/0/license");
      assertWithMessage(component.toString())
          .that(LICENCES)
          .contains(licence.path(licence.has("id") ? "id" : "name").asText());
    }
  }

  private static JsonNode bom(String artifact) throws IOException {
    return new ObjectMapper().readTree(release.file(artifact, "-cyclonedx.json").toFile());
  }

  private static ImmutableList<String> names(JsonNode bom) {
    return ImmutableList.copyOf(bom.at("/components").findValuesAsText("name")).stream()
        .filter(name -> !name.isEmpty())
        .collect(toImmutableList());
  }

  private static Attributes manifest(String artifact) throws IOException {
    try (JarFile jar = new JarFile(release.file(artifact, ".jar").toFile())) {
      return jar.getManifest().getMainAttributes();
    }
  }

  private static ImmutableList<Path> files() {
    return ALL.stream()
        .flatMap(
            artifact ->
                (artifact.equals(PARENT) ? BESIDE_A_POM : BESIDE_A_JAR)
                    .stream().map(end -> release.file(artifact, end)))
        .collect(toImmutableList());
  }

  private static Path path(String name) {
    return release.published().resolve(name);
  }

  private static String digest(String algorithm, Path file)
      throws IOException, NoSuchAlgorithmException {
    byte[] digest = MessageDigest.getInstance(algorithm).digest(Files.readAllBytes(file));
    return HexFormat.of().formatHex(digest);
  }
}
