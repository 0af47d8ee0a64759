package io.github.wiretime.checker.finding;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.build.Markdown;
import io.github.wiretime.checker.harness.ClassFiles;
import io.github.wiretime.checker.harness.Outcome;
import io.github.wiretime.checker.harness.Project;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A member that has another type than the baseline remembers; the bytes have their own test. */
final class TypeChangesTest {

  private static final String HEADER = "# CostlyRpcTime baseline v1\n";

  private static final String LINE = "api.Order#at java.time.LocalDateTime\n";

  private static final String CLAIM =
      "'at' was LocalDateTime and is now Date under the same name: peers with the old class throw"
          + " or crash (hessian-lite 4.0.4)";

  private static final String ADVICE =
      "instead  keep the old field and add a new one under a new name; when no peer uses the old class:"
          + " -XepOpt:CostlyRpcTime:BaselineMode=prune";

  @TempDir private Path folder;

  @Test
  void isReportedAtTheMemberAlthoughNothingHereSendsIt() {
    Outcome outcome = order("java.util.Date at;").compile();

    assertThat(outcome.positions()).containsExactly("Order.java:4");
    assertThat(outcome.texts()).containsExactly(CLAIM + "\n    " + ADVICE);
    assertThat(outcome.findings().get(0).message())
        .contains("docs/migrating.md#a-type-changed-in-place");
    assertThat(Markdown.read("docs/migrating.md").anchors()).contains("a-type-changed-in-place");
    assertThat(outcome.warnings().toString()).doesNotContain("no longer found");
  }

  @ParameterizedTest
  @CsvSource({"docs/migrating.md, en", "docs/zh/migrating.md, zh"})
  void isAsThePageShowsIt(String page, String language) {
    Outcome outcome =
        module(
                "class Order { java.util.Date createdAt; }",
                "api.Order#createdAt java.time.LocalDateTime\n")
            .option("Lang", language)
            .compile();

    assertThat(Markdown.read(page).blocks("text").get(1))
        .contains("[CostlyRpcTime] " + outcome.texts().get(0) + "\n");
  }

  @Test
  void theLinkIsTheUsersOwn() {
    Outcome outcome =
        order("java.util.Date at;").option("DocsUrl", "https://wiki.acme.com").compile();

    assertThat(outcome.findings().get(0).message()).endsWith("(see https://wiki.acme.com)");
  }

  @ParameterizedTest
  @CsvSource({
    "3.2, throw (hessian-lite 3.2)",
    "4.0.3, throw or crash (hessian-lite 4.0.3)",
    "sofa-3, throw or read wrong values (SOFA hessian 3.3)",
    "sofa-3.5, throw (SOFA hessian 3.5)"
  })
  void whatPeersDoDependsOnTheRelease(String release, String ending) {
    Outcome outcome = order("java.util.Date at;").option("HessianLite", release).compile();

    assertThat(claims(outcome).get(0)).endsWith(" peers with the old class " + ending);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "java.time.LocalDateTime at;",
        "java.time.LocalDateTime renamed;",
        "Object at;",
        "java.time.temporal.Temporal at;",
        "java.util.List<java.time.LocalDateTime> at;",
        "java.util.Map<String, Object> at;",
        "java.util.List<?> at;",
        "java.util.List at;",
        "Own at; static class Own extends java.util.ArrayList<String> {}",
        "Box at; static class Box<T> {}",
        "Void at;",
        "static java.util.Date at;",
        "transient java.util.Date at;",
        "<T> T at() { return null; }"
      })
  void isNoneIfPeersUnderstandOrTheMemberIsGone(String members) {
    assertThat(claims(order(members).compile())).isEmpty();
  }

  @Test
  void aTypeVariableMayStandForTheOldType() {
    assertThat(claims(module("class Order<T> { T at; }", LINE).compile())).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "java.util.List<java.util.Date> at;|List<Date>",
        "java.util.Map<String, ? extends java.util.Date> at;|Map<String, ? extends Date>",
        "java.util.Date[] at;|Date[]",
        "long at;|long",
        "Own at; static class Own {}|Order.Own",
        "Box<String> at; static class Box<T> {}|Order.Box<String>"
      })
  void showsTheNewType(String members, String shown) {
    assertThat(claims(order(members).compile()).get(0)).contains(" is now " + shown + " under");
  }

  @ParameterizedTest
  @CsvSource({"Long at;,java.lang.Object", "long at;,java.lang.Long", "Own at;,api.Line"})
  void isNoneIfTheOldTypeHeldTheNewOne(String member, String was) {
    Project project =
        module("class Order { %s } class Line {} class Own {}".formatted(member), line(was));

    assertThat(claims(project.compile())).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"Own[] at;,api.Line", "Own at;,java.util.Date", "java.util.Date at;,api.Line"})
  void isOneIfNeitherHoldsTheOther(String member, String was) {
    Project project =
        module("class Order { %s } class Line {} class Own {}".formatted(member), line(was));

    assertThat(claims(project.compile())).hasSize(1);
  }

  @Test
  void resultsOfMethodsCount() {
    Outcome outcome =
        module(
                "interface Order { java.util.Date at(); void sent(); void paid(java.util.Date at);"
                    + " }",
                """
                api.Order#at() java.time.LocalDateTime
                api.Order#sent() java.time.LocalDateTime
                api.Order#paid(java.time.LocalDateTime)[0] java.time.LocalDateTime
                """)
            .compile();

    assertThat(claims(outcome))
        .containsExactly(
            "'Order.at()' was LocalDateTime and is now Date under the same name: peers with the old"
                + " class throw (hessian-lite 4.0.4)");
    assertThat(outcome.texts().toString()).contains("keep the old method and add a new one");
    assertThat(outcome.warnings().get(0)).contains("no longer found: api.Order#paid");
  }

  @Test
  void aClassOrATypeThatMovedIsNone() {
    Outcome outcome =
        module(
                "class Order { Time at; } class Time {}",
                "old.Order#at java.time.LocalDateTime\napi.Order#at old.Time\n")
            .compile();

    assertThat(claims(outcome)).isEmpty();
  }

  @Test
  void theModuleThatCompilesTheClassReportsItAlone(@TempDir Path api) {
    ClassFiles.compile(api, "package api; public class Order { public java.util.Date at; }");
    Project app =
        Project.in(folder)
            .with("package app; interface OrderService { api.Order find(); }")
            .option("ServiceInterfaces", "app.*Service")
            .option("Baseline", "known.baseline")
            .arguments("-classpath", Project.classPath(api));
    app.write("known.baseline", HEADER + LINE);

    assertThat(app.compile().diagnostics()).isEmpty();
  }

  @Test
  void pruneEndsItAndWriteKeepsTheLine() {
    Project write = order("java.util.Date at;").option("BaselineMode", "write");
    assertThat(write.compile().diagnostics()).isEmpty();
    assertThat(write.read("known.baseline")).isEqualTo(HEADER + LINE);

    Project prune = order("java.util.Date at;").option("BaselineMode", "prune");
    assertThat(prune.compile().diagnostics()).isEmpty();
    assertThat(prune.read("known.baseline")).isEqualTo(HEADER);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@SuppressWarnings(\"CostlyRpcTime\")",
        "@io.github.wiretime.annotations.AcceptCostlyRpcTime(reason = \"one peer\")"
      })
  void canBeAccepted(String annotation) {
    assertThat(order(annotation + " java.util.Date at;").compile().diagnostics()).isEmpty();
    assertThat(order(annotation + " int other; java.util.Date at;").compile().findings())
        .hasSize(1);
  }

  @Test
  void generatedCodeIsLeftAloneIfTheUserSaysSo() {
    Project project =
        module("@Generated class Order { java.util.Date at; } @interface Generated {}", LINE);

    assertThat(claims(project.compile())).hasSize(1);
    assertThat(claims(project.arguments("-XepDisableWarningsInGeneratedCode").compile())).isEmpty();
  }

  /** Of two errors in one place javac shows one. */
  @Test
  void aCostlyNewTypeIsPartOfTheSameDiagnostic() {
    Outcome outcome =
        order("java.time.Instant at;")
            .with("package api; interface OrderService { Order find(); }")
            .option("ServiceInterfaces", "api.*Service")
            .arguments("-Xep:CostlyRpcTime:ERROR")
            .compile();

    assertThat(outcome.succeeded()).isFalse();
    assertThat(outcome.findings()).hasSize(1);
    assertThat(outcome.members()).containsExactly("Order.at");
    assertThat(claims(outcome).get(0)).startsWith("'at' was LocalDateTime and is now Instant ");
  }

  @Test
  void theSecondOfTwoLinesOfAMemberCountsToo() {
    Outcome outcome =
        module(
                "class Order { java.util.Map<Integer, Long> at; }",
                LINE + "api.Order#at java.time.Instant\n")
            .compile();

    assertThat(outcome.findings()).hasSize(1);
    assertThat(outcome.texts().get(0).lines().filter(line -> line.contains(" was ")).toList())
        .hasSize(2);
  }

  private Project order(String members) {
    return module("class Order {\n  " + members + "\n}", LINE);
  }

  private Project module(String declarations, String lines) {
    Project project =
        Project.in(folder)
            .with("package api;\n\n" + declarations)
            .option("HessianLite", "4.0.4")
            .option("Baseline", "known.baseline");
    project.write("known.baseline", HEADER + lines);
    return project;
  }

  private static String line(String was) {
    return "api.Order#at " + was + "\n";
  }

  /** The first lines. */
  private static ImmutableList<String> claims(Outcome outcome) {
    return outcome.texts().stream()
        .filter(text -> text.contains(" under the same name: "))
        .map(text -> text.lines().findFirst().orElseThrow())
        .collect(toImmutableList());
  }
}
