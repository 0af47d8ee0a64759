package io.github.wiretime.docs;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.build.Repository;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.yaml.snakeyaml.Yaml;

/** What GitHub runs is what the pages say, and takes no action that could change by itself. */
final class WorkflowsTest {

  private static final Pattern PINNED = Pattern.compile("uses: [\\w/-]+@[0-9a-f]{40} # v[\\d.]+");
  private static final Pattern SECRET = Pattern.compile("secrets\\.(\\w+)");

  private static final ImmutableList<String> WHERE_COMMANDS_ARE =
      ImmutableList.of("CONTRIBUTING.md", "README.md", ".ci/run");

  static ImmutableList<String> workflows() throws IOException {
    try (Stream<Path> files = Files.list(Repository.path(".github/workflows"))) {
      return files.map(Repository::relative).sorted().collect(toImmutableList());
    }
  }

  @ParameterizedTest
  @MethodSource("workflows")
  void everyCommandIsOneThatAPersonCanRun(String workflow) {
    ImmutableList<String> known =
        WHERE_COMMANDS_ARE.stream().map(Repository::read).collect(toImmutableList());
    ImmutableList<String> commands =
        steps(workflow).stream()
            .filter(step -> step.containsKey("run"))
            .flatMap(step -> step.get("run").toString().lines())
            .collect(toImmutableList());

    assertThat(commands).isNotEmpty();
    for (String command : commands) {
      Pattern whole = Pattern.compile("(?m)(^ *|`)%s($|`| +#)".formatted(Pattern.quote(command)));
      assertWithMessage("%s in one of %s", command, WHERE_COMMANDS_ARE)
          .that(known.stream().anyMatch(text -> whole.matcher(text).find()))
          .isTrue();
    }
  }

  @ParameterizedTest
  @MethodSource("workflows")
  void actionsArePinned(String workflow) {
    ImmutableList<String> uses =
        Repository.read(workflow)
            .lines()
            .map(line -> line.strip().replaceFirst("^- ", ""))
            .filter(line -> line.startsWith("uses:"))
            .collect(toImmutableList());

    assertThat(uses)
        .hasSize((int) steps(workflow).stream().filter(s -> s.containsKey("uses")).count());
    for (String action : uses) {
      assertThat(action).matches(PINNED);
    }
  }

  @ParameterizedTest
  @MethodSource("workflows")
  void mayOnlyRead(String workflow) {
    assertThat(parse(workflow)).containsEntry("permissions", Map.of("contents", "read"));
  }

  @ParameterizedTest
  @MethodSource("workflows")
  void secretsAreNamedForTheMaintainer(String workflow) {
    String contributing = Repository.read("CONTRIBUTING.md");

    SECRET
        .matcher(Repository.read(workflow))
        .results()
        .forEach(secret -> assertThat(contributing).contains("`" + secret.group(1) + "`"));
  }

  @Test
  void dependabotLooksAtWhatThereIs() {
    Map<String, Object> settings = parse(".github/dependabot.yml");

    assertThat(settings).containsEntry("version", 2);
    assertThat(
            maps(settings.get("updates")).map(update -> update.get("package-ecosystem")).toList())
        .containsExactly("maven", "github-actions");
  }

  private static ImmutableList<Map<?, ?>> steps(String workflow) {
    return ((Map<?, ?>) parse(workflow).get("jobs"))
        .values().stream()
            .flatMap(job -> maps(((Map<?, ?>) job).get("steps")))
            .collect(toImmutableList());
  }

  private static Stream<Map<?, ?>> maps(Object list) {
    return ((List<?>) list).stream().map(element -> (Map<?, ?>) element);
  }

  private static Map<String, Object> parse(String file) {
    return new Yaml().load(Repository.read(file));
  }
}
