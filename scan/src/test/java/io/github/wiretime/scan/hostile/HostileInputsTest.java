package io.github.wiretime.scan.hostile;

import static com.google.common.truth.Truth.assertThat;
import static java.util.concurrent.TimeUnit.MINUTES;

import com.google.common.base.Splitter;
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
import org.objectweb.asm.MethodVisitor;
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

  /** It says which release is installed, and is asked for by name only. */
  @Test
  void aDamagedClassOfHessian() throws IOException {
    Path library = folder.resolve("hessian-lite-4.0.4.jar");
    Built.jar(
        library,
        Map.of("com/alibaba/com/caucho/hessian/io/Hessian2Output.class", Built.text("no class")));

    ScanRun scan = scanned("--class-path=" + library);

    assertThat(scan.out()).contains(Built.FINDING);
    assertThat(scan.errors())
        .contains("left out: com.alibaba.com.caucho.hessian.io.Hessian2Output");
  }

  /** Each of its instructions would take as much memory as it claims. */
  @Test
  void aMethodThatClaimsManyValues() throws IOException {
    ClassWriter dto = new ClassWriter(0);
    dto.visit(Opcodes.V1_6, Opcodes.ACC_PUBLIC, "x/Dto", null, "java/lang/Object", null);
    dto.visitField(0, "at", "Ljava/time/Instant;", null, null);
    MethodVisitor replaced =
        dto.visitMethod(Opcodes.ACC_PUBLIC, "writeReplace", "()Ljava/lang/Object;", null, null);
    replaced.visitCode();
    for (int i = 0; i < 60_000; i++) {
      replaced.visitInsn(Opcodes.NOP);
    }
    replaced.visitVarInsn(Opcodes.ALOAD, 0);
    replaced.visitInsn(Opcodes.ARETURN);
    replaced.visitMaxs(65_535, 65_535);
    replaced.visitEnd();
    dto.visitEnd();
    Files.createDirectories(bad.resolve("x"));
    Files.write(bad.resolve("x/Dto.class"), dto.toByteArray());

    ScanRun scan = scanned("--wire-types=x.Dto");

    assertThat(scan.out()).contains(Built.FINDING);
    assertThat(scan.errors()).contains("left out: x.Dto (it cannot be read: Analyzer");
  }

  @Test
  void aSourceOfDeepExpressions() throws IOException {
    String deep = "(".repeat(100_000) + "1" + ")".repeat(100_000);

    assertThatASourceIsLeftOut("class OrderDto { int deep = " + deep + "; }");
  }

  @Test
  void aSourceOfMoreThanAnybodyWrites() throws IOException {
    assertThatASourceIsLeftOut("class OrderDto {}" + "\n".repeat(32 << 20));
  }

  private void assertThatASourceIsLeftOut(String declaration) throws IOException {
    Path source = folder.resolve("sources/com/acme/api/OrderDto.java");
    Files.createDirectories(source.getParent());
    Files.writeString(source, "package com.acme.api; " + declaration);

    ScanRun scan = scanned("--sources=" + folder.resolve("sources"));

    assertThat(scan.out()).contains(Built.FINDING);
    assertThat(scan.errors()).contains("sources left out");
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
  void noNameOfAFileReachesAPageAsItIs() throws IOException {
    setting("application-\u001b[31m.yml", "a: !type {b: 1}\n");
    Path page = folder.resolve("page.html");

    ScanRun scan = scanned("--html=" + page);

    assertThat(scan.out() + scan.errors() + Files.readString(page)).doesNotContain("\u001b");
    assertThat(Files.readString(page)).contains("application-\\u001b[31m.yml");
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

  @Test
  void aDamagedClassThatIsSentIsNamedOnce() throws IOException {
    Path dto = good.resolve("com/acme/api/OrderDto.class");
    Files.write(dto, new byte[] {1, 2, 3, 4});

    ScanRun scan = scanned();

    assertThat(Splitter.on("api.OrderDto").splitToList(scan.errors())).hasSize(2);
    assertThat(scan.errors()).contains("left out: com.acme.api.OrderDto (");
    assertThat(scan.exitCode()).isEqualTo(3);
    assertThat(scanned("--accepted-unread=com.acme.api.OrderDto=of a test").exitCode())
        .isEqualTo(0);
  }

  @Test
  void aNameOfMoreThanAnyFileCanHave() throws IOException {
    ClassWriter dto = new ClassWriter(0);
    dto.visit(Opcodes.V1_8, Opcodes.ACC_PUBLIC, "x/Dto", null, "java/lang/Object", null);
    dto.visitField(0, "a".repeat(4_096), "Ljava/time/Instant;", null, "b".repeat(9_999));
    dto.visitEnd();
    Files.createDirectories(bad.resolve("x"));
    Files.write(bad.resolve("x/Dto.class"), dto.toByteArray());

    assertThat(scanned("--wire-types=x.Dto").out()).contains("aaaa");

    dto.visitField(0, "a".repeat(4_097), "Ljava/time/Instant;", null, null);
    Files.write(bad.resolve("x/Dto.class"), dto.toByteArray());

    ScanRun scan = scanned("--wire-types=x.Dto");

    assertThat(scan.out()).contains(Built.FINDING);
    assertThat(scan.out()).doesNotContain("aaaa");
    assertThat(scan.errors()).contains("x/Dto.class: it has a name of more than 4,096 characters)");
    assertThat(scan.exitCode()).isEqualTo(3);
  }

  /** The hash of the key would ask the innermost list 10^20 times. */
  @Test
  void aKeyOfListsInLists() throws IOException {
    StringBuilder yaml = new StringBuilder("a0: &a0 [x]\n");
    for (int i = 1; i <= 20; i++) {
      String names = ("*a" + (i - 1) + ", ").repeat(10);
      yaml.append("a").append(i).append(": &a").append(i).append(" [").append(names).append("]\n");
    }
    setting("application.yml", yaml + "dubbo: {provider: *a20}\nspring: {profiles: *a20}\n");
    setting("application-x.yml", yaml + "? *a20\n: b\n");

    ScanRun scan = scanned();

    assertThat(scan.out()).contains(Built.FINDING);
    assertThat(scan.errors()).contains("application-x.yml (it cannot be read: it is no YAML)");
    assertThat(scan.errors()).doesNotContain("application.yml");
  }

  /** Patterns that look for an end would look for it from each beginning. */
  @Test
  void textsOfManyBeginnings() throws IOException {
    setting("application.properties", "dubbo.protocol." + "a".repeat(500_000) + "\\n=1\n");
    Path pom = good.resolve("META-INF/maven/a/a/pom.xml");
    Files.createDirectories(pom.getParent());
    Files.writeString(
        pom,
        "<dependency><version>${a}</version>".repeat(20_000) + "<!--<exclusions>".repeat(100_000));
    Path baseline = folder.resolve("baseline");
    Files.writeString(baseline, "# CostlyRpcTime baseline v1\na#b " + "a.".repeat(500_000) + "#\n");

    assertThat(scanned().exitCode()).isEqualTo(0);
    assertThat(scanned("--baseline=" + baseline).exitCode()).isEqualTo(2);
  }

  @Test
  void aSpringFileOfMoreThanAMebibyte() throws IOException {
    setting("x.xml", "<a dubbo='" + "x".repeat(20 << 20) + "'/>");

    ScanRun scan = scanned();

    assertThat(scan.errors()).contains("x.xml: the XML cannot be read: it has more than 1,048,576");
    assertThat(scan.exitCode()).isEqualTo(3);
    assertThat(scanned("--accepted-unread=x.xml=of a test").exitCode()).isEqualTo(0);
  }

  @Test
  void aSpringFileOfDeepElements() throws IOException {
    setting("x.xml", "<dubbo>" + "<a>".repeat(254) + "</a>".repeat(254) + "</dubbo>");
    setting("y.xml", "<dubbo>" + "<a>".repeat(255) + "</a>".repeat(255) + "</dubbo>");

    ScanRun scan = scanned();

    assertThat(scan.errors()).doesNotContain("x.xml");
    assertThat(scan.errors())
        .containsMatch("y.xml:1:\\d+: the XML cannot be read: its elements are nested deeper");
    assertThat(scan.exitCode()).isEqualTo(3);
  }

  /** They stay as they are, so that they neither grow nor reach another file. */
  @Test
  void aSpringFileOfEntities() throws IOException {
    StringBuilder entities = new StringBuilder("<!ENTITY e0 'com.acme.api.OrderService'>");
    for (int i = 1; i < 100; i++) {
      String names = ("&e" + (i - 1) + ";").repeat(10);
      entities.append("<!ENTITY e").append(i).append(" '").append(names).append("'>");
    }
    setting(
        "x.xml",
        "<!DOCTYPE beans [<!ENTITY f SYSTEM 'file:///etc/passwd'>"
            + entities
            + "]><beans xmlns:dubbo='http://dubbo.apache.org/schema/dubbo'>"
            + "<dubbo:service interface='&e99;'/><value>&f;&e99;</value></beans>");

    ScanRun scan = scanned();

    assertThat(scan.out()).contains(Built.FINDING);
    assertThat(scan.errors()).doesNotContain("root:");
  }
}
