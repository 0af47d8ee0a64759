package io.github.wiretime.build;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The example with its committed baseline, in the profile that the page on Error Prone shows. */
final class RatchetIT {

  private static final String ORDER = "order-api/src/main/java/com/acme/order/api/OrderDto.java";

  private static final String CREATED_AT =
      "com.acme.order.api.OrderDto#createdAt java.time.LocalDateTime";

  private static final String BASELINE = "costly-rpc-time.baseline";
  private static final String CODE_QUALITY =
      "-Dwiretime.options=-XepOpt:CostlyRpcTime:CodeQuality=target/quality.json";

  private static final ImmutableList<String> PAGE =
      Markdown.read("docs/error-prone.md").commandsWith("-Pratchet");
  private static final String WRITE = PAGE.get(0);
  private static final String CHECK = PAGE.get(1);
  private static final String PRUNE = PAGE.get(2);

  @TempDir private Path folder;

  @BeforeEach
  void copyExample() throws IOException {
    MavenBuild.copySources(Repository.path("examples"), folder);
  }

  @Test
  void passesWhatTheBaselineLists() throws IOException {
    MavenBuild.Result build = build(CHECK);

    assertSucceeds(build);
    assertThat(build.text()).contains("10 costly members (2 accepted, 8 in the baseline)");
    assertThat(problems(build)).isEmpty();
    assertThat(read(BASELINE)).isEqualTo(Repository.read("examples/" + BASELINE));
  }

  @Test
  void addsTheOptionsOfTheCommandLine() throws IOException {
    MavenBuild.Result build = ratchet().run("compile", CODE_QUALITY);

    assertSucceeds(build);
    assertThat(build.text()).contains("10 costly members (2 accepted, 8 in the baseline)");
    // The baseline lists all that is found.
    assertThat(read("order-provider/target/quality.json")).startsWith("[]");
  }

  @Test
  void failsOnANewFieldOnly() throws IOException {
    replaceIn(
        ORDER,
        "private LocalDateTime createdAt;",
        "private LocalDateTime createdAt; private java.time.Instant paidAt;");

    MavenBuild.Result build = ratchet().run("compile", "--fail-at-end");

    assertWithMessage(build.text()).that(build.exitCode()).isNotEqualTo(0);
    assertThat(problems(build)).hasSize(2); // The provider's and the consumer's.
    problems(build)
        .forEach(
            diagnostic -> {
              assertThat(diagnostic).contains("a costly time member, Instant");
              assertThat(diagnostic).contains("OrderService");
            });
    assertThat(read("order-provider/target/costly-rpc-time.sarif")).contains("paidAt");
  }

  @Test
  void writesTheCommittedBaselineWithSeveralModulesAtOnce() throws IOException {
    Files.delete(folder.resolve(BASELINE));

    assertSucceeds(build(WRITE + " -T4"));

    assertThat(read(BASELINE)).isEqualTo(Repository.read("examples/" + BASELINE));
  }

  @Test
  void prunesWhatWasFixed() throws IOException {
    replaceIn(
        ORDER, "private LocalDateTime createdAt;", "private transient LocalDateTime createdAt;");

    MavenBuild.Result check = ratchet().run("compile");
    assertSucceeds(check);
    assertThat(check.text()).contains("no longer found: " + CREATED_AT);
    assertThat(check.text()).contains("BaselineMode=prune");

    assertSucceeds(build(PRUNE));
    assertLosesTheLine();
  }

  private void assertLosesTheLine() throws IOException {
    assertThat(read(BASELINE))
        .isEqualTo(Repository.read("examples/" + BASELINE).replace(CREATED_AT + "\n", ""));
  }

  @Test
  void stopsWithoutTheFile() throws IOException {
    Files.delete(folder.resolve(BASELINE));

    MavenBuild.Result build = ratchet().run("compile");

    assertWithMessage(build.text()).that(build.exitCode()).isNotEqualTo(0);
    assertThat(build.text()).contains("write it with");
    assertThat(Files.exists(folder.resolve(BASELINE))).isFalse();
  }

  private MavenBuild.Result build(String command) throws IOException {
    return MavenBuild.in(folder).run(command.split(" "));
  }

  private MavenBuild ratchet() {
    return MavenBuild.in(folder).withProfiles("ratchet");
  }

  private static ImmutableList<String> problems(MavenBuild.Result build) {
    return Diagnostics.of(build).stream()
        .filter(diagnostic -> !diagnostic.startsWith("[INFO]"))
        .collect(toImmutableList());
  }

  private static void assertSucceeds(MavenBuild.Result build) {
    assertWithMessage(build.text()).that(build.exitCode()).isEqualTo(0);
  }

  private String read(String file) throws IOException {
    return Files.readString(folder.resolve(file));
  }

  private void replaceIn(String file, String old, String replacement) throws IOException {
    String text = read(file);
    assertThat(text).contains(old);
    Files.writeString(folder.resolve(file), text.replace(old, replacement));
  }
}
