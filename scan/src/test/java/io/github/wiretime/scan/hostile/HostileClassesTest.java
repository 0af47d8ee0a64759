package io.github.wiretime.scan.hostile;

import static com.google.common.truth.Truth.assertThat;
import static java.util.concurrent.TimeUnit.MINUTES;

import com.google.common.base.Splitter;
import io.github.wiretime.scan.Built;
import io.github.wiretime.scan.ScanRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** One bad class costs what it holds, and is said; a gate does not pass over it. */
@Timeout(value = 5, unit = MINUTES)
final class HostileClassesTest {

  @TempDir private Path folder;

  private HostileInputs inputs;

  @BeforeEach
  void build() throws IOException {
    inputs = HostileInputs.in(folder);
  }

  @Test
  void aClassThatExtendsItself() throws IOException {
    inputs.add("x/A", "x/A");

    ScanRun scan = inputs.scanned();

    assertThat(scan.out()).contains(Built.FINDING);
    assertThat(scan.errors()).contains("left out: x.A (its supertypes form a circle)");
    assertThat(scan.exitCode()).isEqualTo(3);
  }

  @Test
  void twoClassesThatExtendEachOther() throws IOException {
    inputs.add("x/A", "x/B");
    inputs.add("x/B", "x/A");

    ScanRun scan = inputs.scanned();

    assertThat(scan.out()).contains(Built.FINDING);
    assertThat(scan.errors()).contains("(its supertypes form a circle)");
    assertThat(scan.exitCode()).isEqualTo(3);
  }

  @Test
  void interfacesInACircle() throws IOException {
    inputs.add("x/A", "java/lang/Object", "x/B");
    inputs.add("x/B", "java/lang/Object", "x/C");
    inputs.add("x/C", "java/lang/Object", "x/A");

    assertThat(inputs.scanned().errors()).contains("(its supertypes form a circle)");
  }

  @Test
  void moreSuperclassesThanAnybodyHas() throws IOException {
    for (int i = 0; i < 3000; i++) {
      inputs.add("x/C" + i, "x/C" + (i + 1));
    }

    ScanRun scan = inputs.scanned();

    assertThat(scan.out()).contains(Built.FINDING);
    assertThat(scan.exitCode()).isEqualTo(3);
  }

  /** Nothing that is sent needs it. */
  @Test
  void aDamagedClassOfALibrary() throws IOException {
    Path library = Files.createDirectories(folder.resolve("library/y"));
    Files.writeString(library.resolve("Bad.class"), "no class");

    assertThat(inputs.scanned("--class-path=" + folder.resolve("library")).exitCode()).isEqualTo(0);
  }

  /** It says which release is installed, and is asked for by name only. */
  @Test
  void aDamagedClassOfHessian() throws IOException {
    Path library = folder.resolve("hessian-lite-4.0.4.jar");
    Built.jar(
        library,
        Map.of("com/alibaba/com/caucho/hessian/io/Hessian2Output.class", Built.text("no class")));

    ScanRun scan = inputs.scanned("--class-path=" + library);

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
    inputs.add("x/Dto", dto);

    ScanRun scan = inputs.scanned("--wire-types=x.Dto");

    assertThat(scan.out()).contains(Built.FINDING);
    assertThat(scan.errors()).contains("left out: x.Dto (it cannot be read: Analyzer");
  }

  @Test
  void aDamagedFileInAnArchive() throws IOException {
    Path jar =
        Built.jar(
            inputs.bad().resolve("bad.jar"), Map.of("x/A.class", Built.text("x".repeat(999))));
    byte[] bytes = Files.readAllBytes(jar);
    bytes[45] ^= 0x55; // inside what is compressed
    Files.write(jar, bytes);

    ScanRun scan = inputs.scanned();

    assertThat(scan.out()).contains(Built.FINDING);
    assertThat(scan.errors()).contains("left out: x.A (it cannot be read: ");
    assertThat(scan.exitCode()).isEqualTo(3);
  }

  @Test
  void findingsComeBeforeWhatIsLeftOut() throws IOException {
    inputs.add("x/A", "x/A");

    assertThat(inputs.scanned("--fail-on=any").exitCode()).isEqualTo(1);
  }

  @Test
  void whoLivesWithABadClassAcceptsItByName() throws IOException {
    inputs.add("x/A", "x/A");

    ScanRun scan = inputs.scanned("--accepted-unread=x.A=made by a shrinker, never sent");

    assertThat(scan.errors())
        .contains("left out, as accepted: x.A (made by a shrinker, never sent)");
    assertThat(scan.errors()).doesNotContain("circle");
    assertThat(scan.exitCode()).isEqualTo(0);
  }

  @Test
  void anAcceptanceWithoutNeedIsSaid() {
    ScanRun scan = inputs.scanned("--accepted-unread=x.A=gone");

    assertThat(scan.errors()).contains("accepted as unread, but nothing of that name is: x.A");
    assertThat(scan.exitCode()).isEqualTo(0);
  }

  @Test
  void anAcceptanceNeedsAReason() {
    assertThat(inputs.scanned("--accepted-unread=x.A").exitCode()).isEqualTo(2);
  }

  @Test
  void namesOfMembersStayInTheirPlace() throws IOException {
    ClassWriter dto = new ClassWriter(0);
    dto.visit(Opcodes.V1_8, Opcodes.ACC_PUBLIC, "x/Dto", null, "java/lang/Object", null);
    for (String name : List.of("a\nb", "\n::error::x", "`|<b>@all[x](http://x.y)", "e\u001b[31m")) {
      dto.visitField(0, name, "Ljava/time/Instant;", null, null);
    }
    inputs.add("x/Dto", dto);
    Path markdown = folder.resolve("summary.md");
    Path baseline = folder.resolve("baseline");

    ScanRun scan =
        inputs.scanned(
            "--wire-types=x.Dto",
            "--markdown=" + markdown,
            "--baseline=" + baseline,
            "--baseline-mode=write");
    ScanRun again = inputs.scanned("--wire-types=x.Dto", "--baseline=" + baseline);

    assertThat(scan.exitCode()).isEqualTo(0);
    assertThat(again.exitCode()).isEqualTo(0);
    assertThat(Files.readString(baseline)).contains("x.Dto#a\\u000ab java.time.Instant\n");
    String summary = Files.readString(markdown);
    assertThat(summary).contains("`` Dto.`\\|<b>@all[x](http://x.y) ``");
    assertThat(scan.out() + scan.errors() + summary).doesNotContainMatch("(?m)^\\s*::|\u001b");
  }

  @Test
  void aDamagedClassThatIsSentIsNamedOnce() throws IOException {
    Path dto = inputs.good().resolve("com/acme/api/OrderDto.class");
    Files.write(dto, new byte[] {1, 2, 3, 4});

    ScanRun scan = inputs.scanned();

    assertThat(Splitter.on("api.OrderDto").splitToList(scan.errors())).hasSize(2);
    assertThat(scan.errors()).contains("left out: com.acme.api.OrderDto (");
    assertThat(scan.exitCode()).isEqualTo(3);
    assertThat(inputs.scanned("--accepted-unread=com.acme.api.OrderDto=of a test").exitCode())
        .isEqualTo(0);
  }

  @Test
  void aNameOfMoreThanAnyFileCanHave() throws IOException {
    ClassWriter dto = new ClassWriter(0);
    dto.visit(Opcodes.V1_8, Opcodes.ACC_PUBLIC, "x/Dto", null, "java/lang/Object", null);
    dto.visitField(0, "a".repeat(4_096), "Ljava/time/Instant;", null, "b".repeat(9_999));
    inputs.add("x/Dto", dto);

    assertThat(inputs.scanned("--wire-types=x.Dto").out()).contains("aaaa");

    dto.visitField(0, "a".repeat(4_097), "Ljava/time/Instant;", null, null);
    inputs.add("x/Dto", dto);

    ScanRun scan = inputs.scanned("--wire-types=x.Dto");

    assertThat(scan.out()).contains(Built.FINDING);
    assertThat(scan.out()).doesNotContain("aaaa");
    assertThat(scan.errors()).contains("x/Dto.class: it has a name of more than 4,096 characters)");
    assertThat(scan.exitCode()).isEqualTo(3);
  }
}
