package io.github.wiretime.scan.hostile;

import static com.google.common.truth.Truth.assertThat;
import static java.util.concurrent.TimeUnit.MINUTES;

import io.github.wiretime.scan.Built;
import io.github.wiretime.scan.ScanRun;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

/** One bad file costs what it holds, and is said; a gate does not pass over it. */
@Timeout(value = 5, unit = MINUTES)
final class HostileInputsTest {

  @TempDir private Path folder;

  private Path good;
  private Path bad;

  @BeforeEach
  void build() throws IOException {
    good =
        Built.classes(
            folder.resolve("good"),
            List.of(),
            Built.DUBBO,
            Built.DTO,
            Built.SERVICE,
            Built.PROVIDER);
    bad = Files.createDirectories(folder.resolve("bad"));
  }

  private ScanRun scanned(Object... options) {
    ScanRun scan =
        ScanRun.of(Stream.concat(Stream.of(good, bad), Stream.of(options)).toArray(Object[]::new));
    assertThat(scan.errors()).doesNotContain("a mistake in Wiretime");
    return scan;
  }

  private void add(String name, String above, String... interfaces) throws IOException {
    ClassWriter written = new ClassWriter(0);
    written.visit(Opcodes.V1_8, Opcodes.ACC_PUBLIC, name, null, above, interfaces);
    written.visitEnd();
    Path file = bad.resolve(name + ".class");
    Files.createDirectories(file.getParent());
    Files.write(file, written.toByteArray());
  }

  private void setting(String name, String text) throws IOException {
    Files.writeString(good.resolve(name), text);
  }

  @Test
  void aClassThatExtendsItself() throws IOException {
    add("x/A", "x/A");

    ScanRun scan = scanned();

    assertThat(scan.out()).contains(Built.FINDING);
    assertThat(scan.errors()).contains("left out: x.A (its supertypes form a circle)");
    assertThat(scan.exitCode()).isEqualTo(3);
  }

  @Test
  void twoClassesThatExtendEachOther() throws IOException {
    add("x/A", "x/B");
    add("x/B", "x/A");

    ScanRun scan = scanned();

    assertThat(scan.out()).contains(Built.FINDING);
    assertThat(scan.errors()).contains("(its supertypes form a circle)");
    assertThat(scan.exitCode()).isEqualTo(3);
  }

  @Test
  void interfacesInACircle() throws IOException {
    add("x/A", "java/lang/Object", "x/B");
    add("x/B", "java/lang/Object", "x/C");
    add("x/C", "java/lang/Object", "x/A");

    assertThat(scanned().errors()).contains("(its supertypes form a circle)");
  }

  @Test
  void moreSuperclassesThanAnybodyHas() throws IOException {
    for (int i = 0; i < 3000; i++) {
      add("x/C" + i, "x/C" + (i + 1));
    }

    ScanRun scan = scanned();

    assertThat(scan.out()).contains(Built.FINDING);
    assertThat(scan.exitCode()).isEqualTo(3);
  }

  /** Nothing that is sent needs it. */
  @Test
  void aDamagedClassOfALibrary() throws IOException {
    Path library = Files.createDirectories(folder.resolve("library/y"));
    Files.writeString(library.resolve("Bad.class"), "no class");

    assertThat(scanned("--class-path=" + folder.resolve("library")).exitCode()).isEqualTo(0);
  }

  @Test
  void aDamagedFileInAnArchive() throws IOException {
    Path jar = Built.jar(bad.resolve("bad.jar"), Map.of("x/A.class", Built.text("x".repeat(999))));
    byte[] bytes = Files.readAllBytes(jar);
    bytes[45] ^= 0x55; // inside what is compressed
    Files.write(jar, bytes);

    ScanRun scan = scanned();

    assertThat(scan.out()).contains(Built.FINDING);
    assertThat(scan.errors()).contains("left out: x.A (it cannot be read: ");
    assertThat(scan.exitCode()).isEqualTo(3);
  }

  @Test
  void findingsComeBeforeWhatIsLeftOut() throws IOException {
    add("x/A", "x/A");

    assertThat(scanned("--fail-on=any").exitCode()).isEqualTo(1);
  }

  @Test
  void whoLivesWithABadClassAcceptsItByName() throws IOException {
    add("x/A", "x/A");

    ScanRun scan = scanned("--accepted-unread=x.A=made by a shrinker, never sent");

    assertThat(scan.errors())
        .contains("left out, as accepted: x.A (made by a shrinker, never sent)");
    assertThat(scan.errors()).doesNotContain("circle");
    assertThat(scan.exitCode()).isEqualTo(0);
  }

  @Test
  void anAcceptanceWithoutNeedIsSaid() {
    ScanRun scan = scanned("--accepted-unread=x.A=gone");

    assertThat(scan.errors()).contains("accepted as unread, but nothing of that name is: x.A");
    assertThat(scan.exitCode()).isEqualTo(0);
  }

  @Test
  void anAcceptanceNeedsAReason() {
    assertThat(scanned("--accepted-unread=x.A").exitCode()).isEqualTo(2);
  }

  @Test
  void settingsThatCannotBeReadMayChooseTheSerializer() throws IOException {
    setting("application.yml", "a: !type {b: 1}\n");

    ScanRun scan = scanned();

    assertThat(scan.out()).contains(Built.FINDING);
    assertThat(scan.errors())
        .contains(
            "application.yml (it cannot be read: it is no YAML); it may choose another serializer");
    assertThat(scan.exitCode()).isEqualTo(3);
    assertThat(scanned("--accepted-unread=application.yml=of a test").exitCode()).isEqualTo(0);
  }

  @Test
  void settingsOfMoreThanAMebibyte() throws IOException {
    setting("application.yml", "#" + "x".repeat(31 << 20));

    ScanRun scan = scanned();

    assertThat(scan.errors()).contains("it has more than 1,048,576 bytes");
    assertThat(scan.exitCode()).isEqualTo(3);
  }

  @Test
  void wideYamlIsYaml() throws IOException {
    setting(
        "application.yml",
        Stream.iterate(0, i -> i + 1)
            .limit(1000)
            .map(i -> "key" + i + ": *all\n")
            .collect(Collectors.joining("", "all: &all {a: 1}\n", "a: 1\na: 2\n")));

    ScanRun scan = scanned();

    assertThat(scan.errors()).doesNotContain("application.yml");
    assertThat(scan.exitCode()).isEqualTo(0);
  }

  /** Maven fills the first in when it copies the file, Spring the second. */
  @Test
  void valuesOfTheRunningApplicationAreEveryday() throws IOException {
    setting(
        "application.yml",
        "server:\n  port: @port@\ndubbo:\n  provider:\n    serialization: ${chosen}\n");

    ScanRun scan = scanned();

    assertThat(scan.errors()).contains("'${chosen}' is known only at run time");
    assertThat(scan.exitCode()).isEqualTo(0);
  }

  @Test
  void noValueBecomesACommandOfACiSystem() throws IOException {
    setting(
        "application.yml",
        "dubbo:\n  provider:\n    serialization: \"x\\n::error::owned\\n##vso[x]y\\e[31m\"\n");
    Path markdown = folder.resolve("summary.md");

    ScanRun scan = scanned("--markdown=" + markdown);

    String console = scan.out() + scan.errors();
    assertThat(console).contains("owned");
    assertThat(console).doesNotContainMatch("(?m)^\\s*::|##vso|\\x1b");
    assertThat(Files.readString(markdown, StandardCharsets.UTF_8))
        .doesNotContainMatch("(?m)^\\s*::|^#+vso|\\x1b");
  }

  @Test
  void namesOfMembersStayInTheirPlace() throws IOException {
    ClassWriter dto = new ClassWriter(0);
    dto.visit(Opcodes.V1_8, Opcodes.ACC_PUBLIC, "x/Dto", null, "java/lang/Object", null);
    for (String name : List.of("a\nb", "\n::error::x", "`|<b>@all[x](http://x.y)", "e\u001b[31m")) {
      dto.visitField(0, name, "Ljava/time/Instant;", null, null);
    }
    dto.visitEnd();
    Files.createDirectories(bad.resolve("x"));
    Files.write(bad.resolve("x/Dto.class"), dto.toByteArray());
    Path markdown = folder.resolve("summary.md");
    Path baseline = folder.resolve("baseline");

    ScanRun scan =
        scanned(
            "--wire-types=x.Dto",
            "--markdown=" + markdown,
            "--baseline=" + baseline,
            "--baseline-mode=write");
    ScanRun again = scanned("--wire-types=x.Dto", "--baseline=" + baseline);

    assertThat(scan.exitCode()).isEqualTo(0);
    assertThat(again.exitCode()).isEqualTo(0);
    assertThat(Files.readString(baseline)).contains("x.Dto#a\\u000ab java.time.Instant\n");
    String summary = Files.readString(markdown);
    assertThat(summary).contains("`` Dto.`\\|<b>@all[x](http://x.y) ``");
    assertThat(scan.out() + scan.errors() + summary).doesNotContainMatch("(?m)^\\s*::|\u001b");
  }
}
