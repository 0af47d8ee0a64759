package io.github.wiretime.scan.fix;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.scan.Built;
import io.github.wiretime.scan.ScanRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How the patch is asked for, and what is said if there is none. */
final class FixCommandTest {

  private static final String ORDER =
      """
      package app;
      public class Order implements java.io.Serializable {
        java.time.Instant at;
        java.time.Year year;
      }
      """;

  private final FixedModule module = FixedModule.create();
  private Path source;
  private Path classes;

  @BeforeEach
  void build() throws IOException {
    module.write("package app; public interface Orders { Order find(); }");
    source = module.write(ORDER);
    classes = module.build();
  }

  @Test
  void writesNoSource() throws IOException {
    ScanRun run = module.fix(classes, 1);

    assertThat(run.exitCode()).isEqualTo(0);
    assertThat(run.out()).contains("Step 1: 2 members in 1 file, git apply " + module.patch(1));
    assertThat(Files.readString(source)).isEqualTo(ORDER);
  }

  @Test
  void choosesMembers() throws IOException {
    assertThat(module.fix(classes, 1, "--fix-members=app.Order.y*, app.Other.*").out())
        .contains("Step 1: 1 member in 1 file");
    assertThat(Files.readString(module.patch(1))).doesNotContain("atSeconds");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--fix-members=app.Nothing.* | --fix-members: no finding has a name like 'app.Nothing.*'",
        "--fix-members=app.Order#at | --fix-members: 'app.Order#at' is not a name",
        "--fix-step=2 | --fix-step: no member has twins yet",
        "--fix-step=3 | --fix-step: '3' is neither 1 nor 2",
      })
  void saysWhatIsWrong(String option, String problem) {
    ScanRun run =
        ScanRun.of(
            classes,
            "--service-interfaces=app.Orders",
            "--sources=" + module.folder().resolve("src/main/java"),
            "--fix=" + module.patch(1),
            option);

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.errors()).contains("wiretime-scan: " + problem);
    assertThat(Files.exists(module.patch(1))).isFalse();
  }

  @Test
  void overwritesNoFile() throws IOException {
    module.fix(classes, 1);

    ScanRun again = module.fix(classes, 1);

    assertThat(again.exitCode()).isEqualTo(2);
    assertThat(again.errors()).contains("--fix: '" + module.patch(1) + "' exists already");
  }

  @ParameterizedTest
  @CsvSource({"--fix-step=2", "--fix-members=app.**", "--peers=peer.jar"})
  void needsThePatch(String option) {
    ScanRun run = ScanRun.of(classes, option);

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.errors()).contains("are about a patch: add --fix FILE");
  }

  @Test
  void needsSources() throws IOException {
    ScanRun run =
        ScanRun.of(classes, "--service-interfaces=app.Orders", "--fix=" + module.patch(1));

    assertThat(run.out()).contains("name the folder of its sources with --sources");
    assertThat(Files.exists(module.patch(1))).isFalse();
  }

  @Test
  void refusesSourcesThatDiffer() throws IOException {
    module.write(ORDER.replace("Year year", "Month year"));

    assertThat(module.fix(classes, 1).out())
        .contains("app.Order.year: its source differs from its class file");
  }

  @Test
  void refusesSourcesThatHaveTheTwinsButWereNotBuilt() throws Exception {
    module.fix(classes, 1);
    module.apply(1);

    assertThat(module.fix(classes, 1).out()).contains("its source differs from its class file");
  }

  @Test
  void refusesSourcesThatDoNotParse() throws IOException {
    module.write(ORDER + "class {");

    assertThat(module.fix(classes, 1).out()).contains("its source cannot be parsed");
  }

  @Test
  void refusesGeneratedSources() throws IOException {
    module.write(ORDER.replace("public", "@Generated(\"tool\") public"));

    assertThat(module.fix(classes, 1).out()).contains("its source is generated");
  }

  @Test
  void peersDecideAboutTheSecondStep() throws Exception {
    Path old = Built.jar(module.folder().resolve("old.jar"), Built.files(classes));
    Path reads = module.step(classes, 1);
    Path other =
        Built.jar(
            module.folder().resolve("other.jar"),
            Built.files(
                Built.classes(
                    module.folder().resolve("other"), List.of(), "package b; class B {}")));

    assertThat(module.fix(reads, 2, "--peers=" + old).out())
        .contains("old.jar has its class without the twins: release 1 goes there first");
    ScanRun ready = module.fix(reads, 2, "--peers=" + reads);
    assertThat(ready.out()).contains("Step 2: 2 members");
    assertThat(ready.out()).contains("Before release 2 goes anywhere");
    Files.delete(module.patch(2));
    assertThat(module.fix(reads, 2, "--peers=" + other).errors())
        .contains("--peers: none of them has any of the classes");
    Files.delete(module.patch(2));
    assertThat(module.fix(reads, 2, "--peers=nowhere.jar").exitCode()).isEqualTo(3);
    assertThat(Files.exists(module.patch(2))).isFalse();
  }
}
