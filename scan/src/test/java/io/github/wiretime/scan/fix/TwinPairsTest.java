package io.github.wiretime.scan.fix;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.scan.ScanRun;
import io.github.wiretime.twins.ThreeReleases;
import java.nio.file.Path;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What the patches of both steps do on the wire, by the real serializers. */
@Tag("slow")
final class TwinPairsTest {

  private static final int CLASSES = Integer.getInteger("wiretime.fixed", 15);
  private static final long SEED = Long.getLong("wiretime.seed", 20260101);

  /** Each type has had each of its values after a number of fields. */
  private static final int TURNS = Integer.getInteger("wiretime.turns", 5);

  private static final FixedModule MODULE = FixedModule.create();

  private static ThreeReleases releases;

  private static ImmutableList<ImmutableList<String>> warnings;

  @BeforeAll
  static void migrate() throws Exception {
    new GeneratedDtos(CLASSES, SEED).writeTo(MODULE);
    Path old = MODULE.build();
    ImmutableList<String> first = MODULE.warnings();
    Path reads = MODULE.step(old, 1);
    ImmutableList<String> second = MODULE.warnings();
    Path sends = MODULE.step(reads, 2);
    releases = new ThreeReleases(old, reads, sends);
    warnings = ImmutableList.of(first, second, MODULE.warnings());
  }

  /** And those of a missing serialVersionUID go. */
  @Test
  void noWarningComesWithIt() {
    ImmutableList<String> others =
        warnings.get(0).stream()
            .filter(warning -> !warning.contains("serialVersionUID"))
            .collect(ImmutableList.toImmutableList());
    assertThat(others.size()).isLessThan(warnings.get(0).size());
    assertThat(warnings.get(1)).isEqualTo(others);
    assertThat(warnings.get(2)).isEqualTo(others);
  }

  @Test
  void secondRunFindsNothingToDo() {
    assertThat(MODULE.fix(releases.sends(), 1).out()).contains("Release 1: nothing to patch");
    assertThat(MODULE.fix(releases.sends(), 2).out()).contains("Release 2: nothing to patch");
  }

  @Test
  void scansKnowEveryMemberAfterEachStep() {
    assertThat(scan(releases.reads()))
        .containsMatch(", (\\d+) costly members \\(\\1 in migration\\)");
    assertThat(scan(releases.sends())).contains(", 0 costly members;");
  }

  private static String scan(Path classes) {
    return ScanRun.of(classes, "--service-interfaces=app.Orders").out();
  }

  @Test
  void whatArrivesIsWhatThePageSays() throws Exception {
    releases.assertExchange(
        IntStream.range(0, CLASSES)
            .mapToObj(GeneratedDtos::name)
            .collect(ImmutableList.toImmutableList()),
        TURNS);
  }
}
