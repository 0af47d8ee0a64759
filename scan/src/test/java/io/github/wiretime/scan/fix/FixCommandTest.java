package io.github.wiretime.scan.fix;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.wiretime.scan.Built;
import io.github.wiretime.scan.ScanRun;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
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
    assertThat(run.out()).contains("Release 1: 2 members in 1 file, git apply " + module.patch(1));
    assertThat(Files.readString(source)).isEqualTo(ORDER);
  }

  @Test
  void choosesMembers() throws IOException {
    assertThat(module.fix(classes, 1, "--members=app.Order.y*, app.Other.*").out())
        .contains("Release 1: 1 member in 1 file");
    assertThat(Files.readString(module.patch(1))).doesNotContain("atSeconds");
  }

  @Test
  void aChoiceOfNothingIsNone() throws IOException {
    assertThat(module.fix(classes, 1, "--members=").out()).contains("2 members in 1 file");
    module.write("package app; public interface Orders { String find(); }");

    ScanRun nothing = module.fix(module.build(), 2, "--members= ");

    assertThat(nothing.exitCode()).isEqualTo(0);
    assertThat(nothing.out()).contains("Release 2: nothing to patch");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--members=app.Nothing.* | --members: no finding has a name like 'app.Nothing.*'",
        "--members=app.Order#at | --members: 'app.Order#at' is not a name",
        "--release=2 | --release: no member has twins yet",
        "--release=3 | --release: '3' is neither 1 nor 2",
      })
  void saysWhatIsWrong(String option, String problem) {
    ScanRun run =
        ScanRun.of(
            "fix",
            classes,
            "--service-interfaces=app.Orders",
            "--sources=" + module.folder().resolve("src/main/java"),
            "--patch=" + module.patch(1),
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
    assertThat(again.errors()).contains("--patch: '" + module.patch(1) + "' exists already");
  }

  @Test
  void thePatchIsForThoseWhoMayReadOtherFiles() throws IOException {
    Path other = module.folder().resolve("other");
    assumeTrue(Files.getFileStore(module.folder()).supportsFileAttributeView("posix"));
    Files.createFile(other);

    module.fix(classes, 1);

    assertThat(Files.getPosixFilePermissions(module.patch(1)))
        .isEqualTo(Files.getPosixFilePermissions(other));
  }

  @Test
  void saysBeforeTheScanThatThePatchCannotBeWritten() {
    ScanRun run =
        ScanRun.of(
            "fix",
            classes,
            "--service-interfaces=app.Orders",
            "--sources=no folder",
            "--patch=" + source.resolve("release-1.patch"));

    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.errors())
        .contains("it cannot be written: '" + source.toAbsolutePath() + "' is not a folder");
  }

  @Test
  void needsThePatch() {
    ScanRun run = ScanRun.of("fix", classes, "--release=2");

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.errors()).contains("Missing required option: '--patch=FILE'");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--fix=a.patch | --fix is a command now: java -jar wiretime-scan.jar fix INPUT... --patch"
            + " FILE",
        "--fix-step=2 | java -jar wiretime-scan.jar fix INPUT... --patch FILE --release RELEASE",
        "--fix-members=b | java -jar wiretime-scan.jar fix INPUT... --patch FILE --members NAMES",
        "--peers=peer.jar | java -jar wiretime-scan.jar fix INPUT... --patch FILE --peers PATH",
      })
  void wasAnOption(String option, String sentence) {
    ScanRun run = ScanRun.of(classes, option);

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.errors()).contains(sentence);
  }

  @Test
  void needsSources() throws IOException {
    ScanRun run =
        ScanRun.of("fix", classes, "--service-interfaces=app.Orders", "--patch=" + module.patch(1));

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

  /** Also where the file has more errors than javac tells. */
  @Test
  void aSourceThatDoesNotParseSpoilsNoOther() throws IOException {
    module.write(
        "package app; public interface Orders { Bill bill(); Order find(); Cart cart(); }");
    module.write(ORDER.replace("Order", "Bill"));
    module.write(ORDER.replace("Order", "Cart"));
    Path all = module.build();
    module.write(ORDER.replace("Order", "Bill") + "class {".repeat(200));
    module.write(ORDER.replace("Order", "Cart") + "class {");

    String out = module.fix(all, 1).out();

    assertThat(out).contains("Release 1: 2 members in 1 file");
    assertThat(out)
        .contains(
            """
              its source cannot be parsed: use the JDK of the build, and sources that compile:
                app.Bill.at
                app.Bill.year
                app.Cart.at
                app.Cart.year
            """);
  }

  @Test
  void refusesGeneratedSources() throws IOException {
    module.write(ORDER.replace("public", "@Generated(\"tool\") public"));

    assertThat(module.fix(classes, 1).out()).contains("its source is generated");
    // Step 1 is no advice for what it left out.
    assertThat(module.fix(classes, 2).out()).contains("its source is generated");
  }

  @Test
  void theCommandOfRelease2RepeatsThatOfRelease1() {
    Path sources = module.folder().resolve("src/main/java");

    assertThat(module.fix(classes, 1, "--members=app.Order.y*").out())
        .contains(
            "\n  java -jar wiretime-scan.jar fix "
                + classes
                + " --sources "
                + sources
                + " --service-interfaces=app.Orders \"--members=app.Order.y*\" --patch "
                + module.folder().resolve("patches/release-2-0.patch")
                + " --release 2\n");
  }

  @Test
  void saysCompactModeFirstWhereItIsBetter() throws IOException {
    module.write(
        ORDER
            .replace("Instant at", "LocalDateTime created, updated, paid")
            .replace("java.time.Year year;", ""));
    Path times = module.build();
    String first = "Compact mode comes first: once every peer has hessian-lite 4.0.4";

    assertThat(module.fix(times, 1, "--hessian-lite=4.0.4").out()).startsWith(first);
    Files.delete(module.patch(1));
    assertThat(module.fix(times, 1, "--hessian-lite=3.2").out()).doesNotContain("Compact mode");
    Files.delete(module.patch(1));
    assertThat(module.fix(times, 1, "--hessian-lite=4.0.4-compact").out())
        .doesNotContain("Compact mode");
    module.write("package app; public interface Orders { Order find(); }");
    module.write(ORDER);
    assertThat(module.fix(module.build(), 1, "--hessian-lite=4.0.4").out())
        .startsWith("The patch pays: costly values take ");
  }

  @Test
  void saysWhatACallSaves() throws Exception {
    assertThat(module.fix(classes, 1).out())
        .containsMatch("\n +\\d+ +\\d+ +\\d+  Orders.find\\(\\)\n");
  }

  @Test
  void thePageSaysWhatAPatchDoesIfSourcesAreAtHand() throws IOException {
    module.write(ORDER.replace("java.time.Year year", "final java.time.Year year = null"));
    Path changed = module.build();
    String sources = "--sources=" + module.folder().resolve("src/main/java");
    String fix = "\"fix\": {\"kind\": \"%s\",\"text\": \"%s\",\"why\": \"%s";

    String with = page(changed, sources);
    assertThat(with).contains("\"hasFixes\": true");
    assertThat(with)
        .contains(fix.formatted("patch", "patch", "before you deploy: the patch declares as"));
    assertThat(with).contains(fix.formatted("hand", "by hand", "the field is final"));
    assertThat(with).contains("<code>fix --patch FILE</code> writes");
    assertThat(page(changed, sources, "--maven-goals=wiretime"))
        .contains("<code>mvn compile wiretime:fix</code> writes");
    assertThat(page(changed)).contains("\"hasFixes\": false");
  }

  /** The command patches no class of a library. */
  @Test
  void thePageSaysNothingOfPatchesIfOnlyLibrariesHaveSources() throws IOException {
    Path own =
        Built.classes(
            module.folder().resolve("own"),
            List.of(classes),
            "package app; public interface Orders { Order find(); }");

    assertThat(
            page(
                own,
                "--class-path=" + classes,
                "--sources=" + module.folder().resolve("src/main/java")))
        .contains("\"hasFixes\": false");
  }

  private String page(Object... arguments) throws IOException {
    Path page = module.folder().resolve("report.html");
    List<Object> all = new ArrayList<>(List.of(arguments));
    all.add("--service-interfaces=app.Orders");
    all.add("--html=" + page);
    ScanRun.of(all.toArray());
    return Files.readString(page);
  }

  @Test
  void aSecondReleaseThatIsDoneLeavesOutWhatNeverHadTheFirst() throws Exception {
    module.write("package app; public interface Orders { Order find(); Bill bill(); }");
    module.write(ORDER.replace("Order", "Bill"));
    module.fix(module.build(), 1, "--members=app.Order.*");
    module.apply(1);
    Path sends = module.step(module.build(), 2);

    ScanRun run = module.fix(sends, 2);

    assertThat(run.exitCode()).isEqualTo(0);
    assertThat(run.out()).contains("Release 2: nothing to patch");
    assertThat(run.out()).contains("app.Bill.year: it has no twins yet");
  }

  @Test
  void eachPeerAnswersForItself() throws Exception {
    Path inner = Built.jar(module.folder().resolve("api.jar"), Built.files(classes));
    Path one = nested("one.jar", inner);
    Path other = nested("other.jar", inner);
    Path reads = module.step(classes, 1);

    assertThat(module.fix(reads, 2, "--peers=" + one + File.pathSeparator + other).out())
        .containsMatch("api.jar in .*one.jar, api.jar in .*other.jar have its class without");
  }

  /** Its own release 1 was made before this class had a method to call. */
  @Test
  void aPeersSubclassMustNotHideTheMethodThatReads() throws Exception {
    Path reads = module.step(classes, 1);
    Path hiding = subclass("hiding", classes, "private Sub readResolve() { return this; }");
    Path calling =
        subclass(
            "calling",
            reads,
            "@Override protected Sub readResolve() { super.readResolve(); return this; }");
    Path without = subclass("without", reads, "");

    assertThat(module.fix(reads, 2, "--peers=" + hiding).out())
        .containsMatch(
            "app.Order.at, app.Order.year: app.Sub \\(.*hiding\\) has a readResolve\\(\\) that does"
                + " not call that of its superclass");
    assertThat(module.fix(reads, 2, "--peers=" + calling).out()).contains("Release 2: 2 members");
    Files.delete(module.patch(2));
    assertThat(module.fix(reads, 2, "--peers=" + without).out()).contains("Release 2: 2 members");
  }

  private Path subclass(String name, Path against, String method) {
    return Built.classes(
        module.folder().resolve(name),
        List.of(against),
        "package app; public class Above extends Order {}",
        "package app; class Sub extends Above { " + method + " }");
  }

  private Path nested(String name, Path inner) throws IOException {
    return Built.jar(
        module.folder().resolve(name),
        Map.of("BOOT-INF/lib/api.jar", Files.readAllBytes(inner)),
        Map.of("BOOT-INF/classes/empty.txt", Built.text("")));
  }

  @Test
  void aPeerThatIsNotThereIsSaidFirst() {
    ScanRun run = module.fix(classes, 1, "--peers=nowhere.jar");

    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.out()).isEmpty();
    assertThat(run.errors()).contains("--peers: nowhere.jar: there is no such file or folder");
  }

  @Test
  void theCallerSaysWhereItWillBeApplied() throws IOException {
    ScanRun run = module.fix(classes, 1, "--root=" + module.folder());

    assertThat(run.out()).contains("git apply patches/release-1");
    assertThat(Files.readString(module.patch(1))).contains("--- a/src/main/java/app/Order.java\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--release=3 | wiretime.fixRelease: '3' is neither 1 nor 2",
        "--release=2 | wiretime.fixRelease: no member has twins yet",
        "--members=b.C | wiretime.fixMembers: no finding has a name like 'b.C'",
        "--members=b.C,a#b | wiretime.fixMembers: 'a#b' is not a name with * and **",
        "--peers=nowhere.jar | wiretime.peers: nowhere.jar: there is no such file",
        "--root=target/elsewhere | its source is outside of the folders of the modules",
        "--release=1 | mvn compile wiretime:fix -Dwiretime.fixRelease=2",
      })
  void speaksToMavenUsersInTheirWords(String option, String text) {
    ScanRun run =
        ScanRun.of(
            "fix",
            classes,
            "--service-interfaces=app.Orders",
            "--maven-goals=wiretime",
            "--sources=" + module.folder().resolve("src/main/java"),
            "--patch=" + module.patch(1),
            option);

    assertThat(run.errors() + run.out()).contains(text);
  }

  @Test
  void peersOfANewerJdkAreRead() throws Exception {
    Path reads = module.step(classes, 1);
    Path newer = module.build();
    try (Stream<Path> files = Files.walk(newer)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        byte[] bytes = Files.readAllBytes(file);
        bytes[7] = 99; // the version
        Files.write(file, bytes);
      }
    }

    assertThat(module.fix(reads, 2, "--peers=" + newer).out()).contains("Release 2: 2 members");
  }

  @Test
  void theSecondReleaseWaitsUntilTheFirstIsReleased() throws Exception {
    Path before = Built.jar(module.folder().resolve("app-1.4.0.jar"), Built.files(classes));
    Path reads = module.step(classes, 1);

    ScanRun early = module.fix(reads, 2, "--against=" + before);

    assertThat(early.exitCode()).isEqualTo(2);
    assertThat(early.errors())
        .contains("--release: the latest release has no twins yet: deploy release 1 first");
    assertThat(Files.exists(module.patch(2))).isFalse();
    ScanRun checked = module.fix(reads, 2, "--against=" + reads);
    assertThat(checked.out()).contains("Release 2: 2 members");
    Files.delete(module.patch(2));
    String unchecked = "nobody has checked whether all receivers have release 1";
    assertThat(checked.errors()).doesNotContain(unchecked);
    assertThat(module.fix(reads, 2).errors()).contains(unchecked);
    assertThat(module.fix(reads, 1).errors()).doesNotContain(unchecked);
    Files.delete(module.patch(2));
    assertThat(module.fix(reads, 2, "--against=nowhere.jar").errors())
        .contains("--against: nowhere.jar: there is no such file or folder");
  }

  @Test
  void peersDecideAboutTheSecondRelease() throws Exception {
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
    assertThat(ready.out()).contains("Release 2: 2 members");
    assertThat(ready.out())
        .contains(
            "app.Order: release 1 first goes to all applications that provide or call Orders");
    Files.delete(module.patch(2));
    assertThat(module.fix(reads, 2, "--peers=" + other).errors())
        .contains("--peers: none of them has any of the classes");
    Files.delete(module.patch(2));
    assertThat(module.fix(reads, 2, "--peers=nowhere.jar").exitCode()).isEqualTo(3);
    assertThat(Files.exists(module.patch(2))).isFalse();
  }
}
