package io.github.wiretime.checker.finding;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.github.wiretime.checker.harness.Outcome;
import io.github.wiretime.checker.harness.Project;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever part of an application is compiled again, no line that the whole needs is lost. */
final class PartialCompilationTest {

  private static final String BASELINE = "known.baseline";

  private static final ImmutableList<String> APPLICATION =
      ImmutableList.of(
          "package app; public interface OrderService { Order find(java.time.LocalDate day); }",
          "package app; public class Order { java.time.Instant at; java.util.List<Item> items; }",
          "package app; public class Item { Object writeReplace() { return new Sent(); } }",
          "package app; public class Sent { java.time.Year year; Moment moment; }",
          "package app; public class Moment { Object writeReplace() { return java.time.LocalTime.NOON; } }",
          "package app; public class Rush extends Order { Note note; }",
          "package app; public class Note { java.time.Month month; java.time.ZonedDateTime at; }",
          """
          package app;
          @org.apache.dubbo.config.annotation.DubboService
          public class OrderServiceImpl implements OrderService {
            public Order find(java.time.LocalDate day) { return null; }
          }
          """);

  @TempDir private Path folder;

  private Project whole;
  private String baseline;

  @BeforeEach
  void compileTheWhole() {
    whole = Project.in(folder).with(APPLICATION.toArray(String[]::new));
    whole.option("Baseline", BASELINE).option("BaselineMode", "write").compile();
    baseline = whole.read(BASELINE);
    assertThat(baseline.lines().toList())
        .containsExactly(
            "# CostlyRpcTime baseline v1",
            "app.Moment#writeReplace() java.time.LocalTime",
            "app.Note#at java.time.ZonedDateTime",
            "app.Order#at java.time.Instant",
            "app.OrderService#find(java.time.LocalDate)[0] java.time.LocalDate",
            "app.Sent#year java.time.Year");
  }

  /** Whether one or two sources are compiled again, or all but one or two. */
  @Test
  void nothingValidGoes() {
    ImmutableSet<Path> all = ImmutableSet.copyOf(whole.sources());
    for (int size : new int[] {1, 2, all.size() - 2, all.size() - 1, all.size()}) {
      Sets.combinations(all, size).forEach(this::assertNothingValidGoes);
    }
  }

  private void assertNothingValidGoes(Set<Path> part) {
    Outcome prune = compile(part, "prune");

    assertWithMessage("%s", part).that(prune.warnings()).isEmpty();
    assertWithMessage("%s", part).that(whole.read(BASELINE)).isEqualTo(baseline);
  }

  @Test
  void whatIsGoneIsSaidWhereItsClassIsCompiled() {
    whole.write(BASELINE, baseline + "app.Sent#zone java.time.ZoneId\n");

    assertThat(compile(whole.sources().subList(2, 3), "check").warnings()).isEmpty();
    assertThat(compile(whole.sources().subList(3, 4), "check").warnings().get(0))
        .contains("no longer found: app.Sent#zone java.time.ZoneId.");
  }

  /** The other classes are the class files that the whole left. */
  private Outcome compile(Collection<Path> part, String mode) {
    return whole
        .withSources(ImmutableList.copyOf(part))
        .arguments("-classpath", Project.classPath(folder.resolve("target/classes")))
        .option("Baseline", BASELINE)
        .option("BaselineMode", mode)
        .compile();
  }
}
