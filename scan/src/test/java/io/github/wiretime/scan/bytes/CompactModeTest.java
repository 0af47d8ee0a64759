package io.github.wiretime.scan.bytes;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableMap;
import io.github.wiretime.build.ShortLived;
import io.github.wiretime.checker.finding.AllAcceptances;
import io.github.wiretime.checker.finding.Analysis;
import io.github.wiretime.checker.harness.ClassPath;
import io.github.wiretime.checker.options.Options;
import io.github.wiretime.checker.options.OptionsParser;
import io.github.wiretime.scan.Built;
import io.github.wiretime.scan.application.ScannedApplication;
import io.github.wiretime.scan.archive.Inputs;
import io.github.wiretime.twins.Serializer;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What compact mode is said to save, beside what the real Hessian writes with it and without. */
final class CompactModeTest {

  /** Of the bytes without it. */
  private static final double LARGEST_ERROR = 0.04;

  private static final int ELEMENTS = CallBytes.ELEMENTS.get(CallBytes.COMPARED);

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "one field",
        "three types with parts in common",
        "list of DTOs",
        "map",
        "`Result<Page<Order>>`"
      })
  void isNearWhatHessianWrites(String name) throws Exception {
    Path classes = built(name);
    CallBytes.Size size = estimate(classes, "4.0.4").compared();
    List<Integer> written = written(classes);
    int normal = written.get(0);
    int compact = written.get(1);

    assertWithMessage(name).that(compact).isLessThan(normal);
    assertWithMessage(name)
        .that(size.both().today() - size.compact().getAsDouble())
        .isWithin(LARGEST_ERROR * normal)
        .of(normal - compact);
  }

  @Test
  void isNothingWhereNoOptionTurnsItOn() throws Exception {
    Path classes = built("list of DTOs");

    for (String release : List.of("3.2", "4.0.3", "sofa-3.5")) {
      assertThat(estimate(classes, release).compared().compact().isPresent()).isFalse();
    }
  }

  private Path built(String name) {
    CallShape shape =
        CallShape.ALL.stream().filter(each -> each.name().equals(name)).findFirst().orElseThrow();
    return Built.classes(folder, List.of(), shape.source());
  }

  private static List<Integer> written(Path classes) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(ShortLived.JVM);
    for (String opened : new String[] {"lang", "math", "time", "util"}) {
      command.add("--add-opens=java.base/java." + opened + "=ALL-UNNAMED");
    }
    command.add("-Dwiretime.hessian=" + System.getProperty("wiretime.hessian"));
    command.add("-cp");
    command.add(
        Stream.of(CompactMessages.class, Serializer.class, ImmutableMap.class)
            .map(type -> ClassPath.entryOf(type).toString())
            .distinct()
            .collect(joining(File.pathSeparator)));
    command.addAll(List.of(CompactMessages.class.getName(), "" + classes, "" + ELEMENTS));
    Process process = new ProcessBuilder(command).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).isEqualTo(0);
    return said.lines().map(Integer::valueOf).toList();
  }

  private static CallBytes estimate(Path classes, String release) throws Exception {
    Options options =
        OptionsParser.parse(
            ImmutableMap.of("ServiceInterfaces", "app.ShapeService", "HessianLite", release));
    try (Inputs inputs = new Inputs()) {
      ScannedApplication application =
          ScannedApplication.of(inputs.open(classes, /* isLibrary= */ false));
      return CallEstimates.of(
              application.context(),
              application,
              Analysis.of(application.context(), application, options, AllAcceptances.ofSources()),
              ImmutableMap.of(),
              options)
          .get(0);
    }
  }
}
