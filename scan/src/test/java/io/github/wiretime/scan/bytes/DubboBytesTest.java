package io.github.wiretime.scan.bytes;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.wiretime.build.Repository;
import io.github.wiretime.checker.finding.AllAcceptances;
import io.github.wiretime.checker.finding.Analysis;
import io.github.wiretime.checker.options.Options;
import io.github.wiretime.checker.options.OptionsParser;
import io.github.wiretime.scan.Built;
import io.github.wiretime.scan.application.ScannedApplication;
import io.github.wiretime.scan.archive.Inputs;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The estimates beside the messages that Dubbo writes; docs/evidence/quality.md has the table. */
final class DubboBytesTest {

  /** An array of one value, whose type's name is in no estimate. */
  private static final double LARGEST_ERROR = 0.14;

  private static final double MEDIAN_ERROR = 0.005;

  /**
   * What {@code Date} saves in a call.
   *
   * @param values bytes of the time values, of which an error is a part
   */
  private record Saving(double estimated, int real, double values) {

    double error() {
      return Math.abs(estimated - real) / values;
    }

    @Override
    public String toString() {
      return String.format(Locale.ROOT, "%,d / %,d", Math.round(estimated), real);
    }
  }

  @TempDir private Path folder;

  private final DubboMessages messages = new DubboMessages();

  @Test
  void areNearThem() throws Exception {
    StringBuilder table = new StringBuilder("| call | 1 element | 20 elements | 100 elements |\n");
    table.append("|---|---:|---:|---:|\n");
    ImmutableList.Builder<Double> all = ImmutableList.builder();
    for (CallShape shape : CallShape.ALL) {
      ImmutableList<Saving> savings = savings(shape);
      savings.stream().filter(each -> each.values() > 0).map(Saving::error).forEach(all::add);
      table.append("| ").append(shape.name()).append(" | ");
      table.append(savings.stream().map(Saving::toString).collect(Collectors.joining(" | ")));
      table.append(" |\n");
    }
    List<Double> errors = all.build().stream().sorted().toList();
    double largest = errors.get(errors.size() - 1);
    double median = errors.get(errors.size() / 2);

    assertThat(largest).isAtMost(LARGEST_ERROR);
    assertThat(median).isAtMost(MEDIAN_ERROR);
    assertThat(Repository.read("docs/evidence/quality.md"))
        .contains(
            String.format(
                Locale.ROOT,
                "the largest error is %.1f %%, the median %.1f %%",
                100 * largest,
                100 * median));
    assertThat(Repository.read("docs/evidence/quality.md")).contains(table);
  }

  private ImmutableList<Saving> savings(CallShape shape) throws Exception {
    Path today = built(shape.number() + "-today", shape.source());
    Path date = built(shape.number() + "-date", shape.sourceWithDate());
    ImmutableList.Builder<Saving> savings = ImmutableList.builder();
    ImmutableList<MessageBytes> estimates = estimates(today);
    for (int i = 0; i < estimates.size(); i++) {
      int elements = CallBytes.ELEMENTS.get(i);
      int real = messages.bytes(today, elements) - messages.bytes(date, elements);
      MessageBytes estimate = estimates.get(i);
      savings.add(new Saving(estimate.today() - estimate.date(), real, real + estimate.date()));
    }
    return savings.build();
  }

  private Path built(String name, String source) {
    return Built.classes(folder.resolve(name), List.of(), source);
  }

  private static ImmutableList<MessageBytes> estimates(Path classes) throws Exception {
    Options options =
        OptionsParser.parse(
            ImmutableMap.of("ServiceInterfaces", "app.ShapeService", "HessianLite", "4.0.4"));
    try (Inputs inputs = new Inputs()) {
      ScannedApplication application =
          ScannedApplication.of(inputs.open(classes, /* isLibrary= */ false));
      ImmutableList<CallBytes> calls =
          CallEstimates.of(
              application.context(),
              application,
              Analysis.of(application.context(), application, options, AllAcceptances.ofSources()),
              ImmutableMap.of(),
              options);
      MessageBytes nothing = new MessageBytes(0, 0, 0, false);
      return calls.isEmpty()
          ? ImmutableList.of(nothing, nothing, nothing)
          : calls.get(0).sizes().stream()
              .map(CallBytes.Size::both)
              .collect(ImmutableList.toImmutableList());
    }
  }
}
