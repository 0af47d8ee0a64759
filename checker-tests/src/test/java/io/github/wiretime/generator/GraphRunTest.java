package io.github.wiretime.generator;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.wiretime.oracle.CheckerVerdict;
import io.github.wiretime.oracle.Compilation;
import io.github.wiretime.oracle.Oracle;
import io.github.wiretime.oracle.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("by-hand")
final class GraphRunTest {
  private static final long SEED = 20260101;

  /** As many graphs as a build judges. */
  private static final int BUILD = 500;

  private static final int FEW_ATTEMPTS = 10;

  @Test
  void sameSeedSameGraphsWhateverCameBefore() {
    assertThat(texts(3, SEED + 1)).isEqualTo(texts(4, SEED).subList(1, 4));
    assertThat(texts(20, SEED)).containsNoDuplicates();
  }

  @Test
  void failureIsShrunkAndNamesItsSeed() {
    Trial noMaps =
        graph -> graph.text().contains("extends HashMap") ? Optional.of("a map") : Optional.empty();

    String message = failure(noMaps, 1_000);

    assertThat(message).containsMatch("^seed \\d+ \\(-Dwiretime.graphs=1 -Dwiretime.seed=\\d+\\)");
    assertThat(message).contains("a map");
    assertThat(message).contains("extends HashMap");
    assertThat(message.lines().filter(line -> line.matches("// source file .*")).toList())
        .containsExactly(
            "// source file com/acme/Api.java",
            "// source file com/acme/C0.java",
            "// source file com/acme/Provider.java");
  }

  /** A check that followed transient fields would not pass a build. */
  @Test
  void followingTransientFieldsIsFound() {
    String message =
        failure(new Agreement(new Oracle(), withoutTransient(new CheckerVerdict())), FEW_ATTEMPTS);

    assertThat(message).contains("missed:   []");
    assertThat(message).contains("transient ");
  }

  /** Nor one that overlooked something. */
  @Test
  void overlookingParametersIsFound() {
    Verdict blind = only(new CheckerVerdict(), entry -> !entry.contains("[0] "));

    assertThat(failure(new Agreement(new Oracle(), blind), FEW_ATTEMPTS))
        .containsMatch("missed:   \\[com\\.acme\\.Api#m\\d\\(");
  }

  /** Nor is one blamed for what a hasty judge did not see. */
  @Test
  void theCloserTrialHasTheLastWord() {
    Trial suspicious = graph -> Optional.of("a suspicion");
    var passed = new ArrayList<String>();

    new GraphRun(suspicious, graph -> Optional.empty(), graph -> passed.add(graph.text()))
        .run(BUILD, SEED);

    assertThat(passed).hasSize(BUILD);
    assertThrows(
        AssertionError.class,
        () -> new GraphRun(suspicious, suspicious, graph -> {}, 0).run(BUILD, SEED));
  }

  @Test
  void whatFailsOnlyTogetherIsSaid() {
    Trial alone = graph -> Optional.of("several").filter(several -> graph.services().size() > 1);

    assertThat(failure(alone, FEW_ATTEMPTS)).startsWith("only together: ");
  }

  private static Verdict withoutTransient(Verdict verdict) {
    return compilation ->
        verdict.members(
            new Compilation(
                compilation.services(),
                strip(compilation.library()),
                strip(compilation.sources())));
  }

  private static Map<String, String> strip(Map<String, String> files) {
    return files.entrySet().stream()
        .collect(
            Collectors.toMap(Map.Entry::getKey, file -> file.getValue().replace("transient ", "")));
  }

  private static Verdict only(Verdict verdict, Predicate<String> wanted) {
    return compilation ->
        verdict.members(compilation).stream().filter(wanted).collect(Collectors.toSet());
  }

  private static String failure(Trial trial, int attempts) {
    return assertThrows(
            AssertionError.class,
            () -> new GraphRun(trial, trial, graph -> {}, attempts).run(BUILD, SEED))
        .getMessage();
  }

  private static List<String> texts(int graphs, long seed) {
    var texts = new ArrayList<String>();
    new GraphRun(graph -> Optional.empty(), graph -> texts.add(graph.text())).run(graphs, seed);
    return texts;
  }
}
