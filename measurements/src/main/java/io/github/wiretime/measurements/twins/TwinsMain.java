package io.github.wiretime.measurements.twins;

import io.github.wiretime.measurements.codec.Codec;
import io.github.wiretime.measurements.codec.Codecs;
import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.roundtrip.CalmRuns;
import io.github.wiretime.measurements.stack.Effort;
import io.github.wiretime.measurements.stack.Profile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.util.Statistics;

/** Measures all stages with the profile whose libraries are on the class path. */
public final class TwinsMain {

  private TwinsMain() {}

  /** Takes the profile's id, the effort and the file to write. */
  public static void main(String[] args) throws IOException, RunnerException {
    Profile profile = Profile.of(args[0]);
    Effort effort = Effort.valueOf(args[1]);
    OptionsBuilder options = new OptionsBuilder();
    options.include(TwinsBenchmark.class.getSimpleName()).param("profile", profile.id());
    List<Row> rows = new ArrayList<>();
    for (RunResult result :
        new CalmRuns(effort.apply(options), effort.attempts())
            .run(Arrays.stream(Stage.values()).map(Stage::name).toList())) {
      rows.add(row(profile, result));
    }
    new Table(rows).write(Path.of(args[2]));
    System.exit(0); // Dubbo leaves threads behind.
  }

  private static Row row(Profile profile, RunResult result) throws IOException {
    Stage stage = Stage.valueOf(result.getParams().getParam("subject"));
    Codec codec = Codecs.of(profile);
    Statistics times = result.getPrimaryResult().getStatistics();
    return new Row()
        .with("profile", profile.id())
        .with("stage", stage)
        .with("one", codec.write(stage.orders(1)).length)
        .with("list100", codec.write(stage.orders(TwinsBenchmark.LENGTH)).length)
        .with("median", times.getPercentile(50), 1)
        .with("min", times.getMin(), 1)
        .with("max", times.getMax(), 1)
        .with("samples", times.getN())
        .with("unit", result.getPrimaryResult().getScoreUnit());
  }
}
