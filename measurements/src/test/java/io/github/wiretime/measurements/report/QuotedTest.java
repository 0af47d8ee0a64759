package io.github.wiretime.measurements.report;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableSet;
import io.github.wiretime.measurements.calls.Pace;
import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Layout;
import io.github.wiretime.measurements.stack.Profile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Figures whose samples lie further than a tenth from the median are marked. */
final class QuotedTest {
  /** {@code 10x ZonedDateTime}, in what the check prints. */
  private static final Pattern MULTIPLE = Pattern.compile("[0-9.]+x  (\\w+) ");

  /** To be measured again on a calmer machine; what is calm must not stay here. */
  private static final ImmutableSet<String> TOO_NOISY =
      ImmutableSet.of("Instant", "LocalDate", "LocalDateTime", "ZonedDateTime");

  @TempDir Path folder;

  @Test
  void spreadStandsBesideWhatIsNoisy() {
    assertThat(new Spread(100, 91, 109).marked(0)).isEqualTo("100");
    assertThat(new Spread(100, 88, 109).marked(0)).isEqualTo("100 (±12 %)");
  }

  @Test
  void noisyCallsAreMarked() {
    Layout layout = new Layout(folder, folder);
    new Table(
            Calls.TYPES.keySet().stream()
                .flatMap(
                    type ->
                        Stream.of(
                            call(type, 1, 1000), call(type, 2, type.equals("INSTANT") ? 800 : 950)))
                .toList())
        .write(layout.result("calls.csv"));

    String quoted = new Calls(layout).summary();

    assertThat(quoted).contains("| Dubbo 3.3.6 | 975 | 975 | 900 (±11 %) | 975 | 975 |");
  }

  private static Row call(String type, int round, int perSecond) {
    return new Row()
        .with("dubbo", "3.3.6")
        .with("protocol", "dubbo")
        .with("type", type)
        .with("callers", 8)
        .with("orders", 20)
        .with("round", round)
        .with("callsPerSecond", perSecond)
        .with("pace", Pace.HALF_OF_DATE);
  }

  @Test
  void multiplesInMessagesAreCalm() throws Exception {
    Results results = new Results(Layout.here());
    Path docs = Layout.here().root().resolve("docs");
    String pages =
        Files.readString(docs.resolve("scan.md")) + Files.readString(docs.resolve("adopting.md"));
    List<String> noisy =
        MULTIPLE
            .matcher(pages)
            .results()
            .map(multiple -> multiple.group(1))
            .distinct()
            .filter(
                type ->
                    Spread.isNoisy(
                        results.slowdownSpread(
                            Profile.HESSIAN_4_0_4, "java.time." + type, "list", "roundTrip")))
            .toList();

    assertThat(noisy).containsExactlyElementsIn(TOO_NOISY);
  }
}
