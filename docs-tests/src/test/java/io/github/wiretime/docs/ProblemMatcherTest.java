package io.github.wiretime.docs;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.truth.Truth.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Streams;
import io.github.wiretime.build.Repository;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The file that lets GitHub read the logs of builds. */
final class ProblemMatcherTest {

  private static final String FILE = "docs/ci/wiretime-problem-matcher.json";

  private static final String SOURCE =
      """
      @org.apache.dubbo.config.annotation.DubboService
      public class OrderServiceImpl {
        public java.time.Instant now() {
          return java.time.Instant.now();
        }
      }
      """;

  @Test
  void readsEachFirstLineOfMaven() throws IOException {
    ImmutableList<String> log =
        Repository.expected("example-diagnostics.txt").lines().collect(toImmutableList());
    ImmutableList<String> first =
        log.stream()
            .filter(line -> line.startsWith("[WARNING]") && line.contains(".java:["))
            .collect(toImmutableList());

    assertThat(first).isNotEmpty();
    assertThat(problems(log)).hasSize(first.size());
    assertThat(problems(log).get(0))
        .matches("warning \\S+/com/acme/\\S+\\.java:\\d+:\\d+ \\[CostlyRpcTime\\] .+");
  }

  @Test
  void readsErrorsOfMaven() throws IOException {
    assertThat(
            problems(
                ImmutableList.of(
                    "[ERROR] /build/src/OrderDto.java:[21,8] [CostlyRpcTime] text",
                    "[ERROR] /build/src/OrderDto.java:[22,8] [BrokenRpcValue] text")))
        .containsExactly(
            "error /build/src/OrderDto.java:21:8 [CostlyRpcTime] text",
            "error /build/src/OrderDto.java:22:8 [BrokenRpcValue] text");
  }

  @ParameterizedTest
  @CsvSource({"WARN, warning", "ERROR, error"})
  void readsWhatJavacPrints(String severity, String shown, @TempDir Path folder)
      throws IOException {
    Path source = Files.writeString(folder.resolve("OrderServiceImpl.java"), SOURCE);
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    StringWriter log = new StringWriter();
    try (StandardJavaFileManager files = javac.getStandardFileManager(null, null, null)) {
      boolean unused =
          javac
              .getTask(
                  log,
                  files,
                  null,
                  List.of(
                      "-proc:none",
                      "-processorpath",
                      System.getProperty("java.class.path"),
                      "-d",
                      folder.toString(),
                      "-XDcompilePolicy=simple",
                      "--should-stop=ifError=FLOW",
                      "-XDaddTypeAnnotationsToSymbol=true",
                      "-Xplugin:ErrorProne -XepDisableAllChecks -Xep:CostlyRpcTime:" + severity),
                  null,
                  files.getJavaFileObjects(source))
              .call();
    }

    ImmutableList<String> problems = problems(log.toString().lines().collect(toImmutableList()));
    assertThat(problems).hasSize(1);
    assertThat(problems.get(0)).startsWith(shown + " " + source + ":3 [CostlyRpcTime] ");
  }

  @Test
  void leavesOthersAlone() throws IOException {
    assertThat(
            problems(
                ImmutableList.of(
                    "[WARNING] /build/OrderDto.java:[21,8] [deprecation] old",
                    "OrderDto.java:21: warning: [unchecked] unchecked",
                    "warning: [CostlyRpcTime] nothing to link")))
        .isEmpty();
  }

  /** As the runner does: each pattern looks at each line, and what it captures has a name. */
  private static ImmutableList<String> problems(ImmutableList<String> log) throws IOException {
    JsonNode matchers = new ObjectMapper().readTree(Repository.read(FILE)).get("problemMatcher");
    return Streams.stream(matchers)
        .map(matcher -> matcher.at("/pattern/0"))
        .flatMap(pattern -> log.stream().flatMap(line -> problem(pattern, line).stream()))
        .collect(toImmutableList());
  }

  private static Optional<String> problem(JsonNode pattern, String line) {
    Matcher matcher = Pattern.compile(pattern.get("regexp").asText()).matcher(line);
    if (!matcher.find()) {
      return Optional.empty();
    }
    String severity = matcher.group(pattern.get("severity").asInt()).toLowerCase(Locale.ROOT);
    String column = pattern.has("column") ? ":" + matcher.group(pattern.get("column").asInt()) : "";
    return Optional.of(
        "%s %s:%s%s %s"
            .formatted(
                severity,
                matcher.group(pattern.get("file").asInt()),
                matcher.group(pattern.get("line").asInt()),
                column,
                matcher.group(pattern.get("message").asInt())));
  }
}
