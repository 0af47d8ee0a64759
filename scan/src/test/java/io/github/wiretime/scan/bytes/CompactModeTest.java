package io.github.wiretime.scan.bytes;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.collect.ImmutableMap;
import io.github.wiretime.checker.finding.AllAcceptances;
import io.github.wiretime.checker.finding.Analysis;
import io.github.wiretime.checker.options.Options;
import io.github.wiretime.checker.options.OptionsParser;
import io.github.wiretime.scan.Built;
import io.github.wiretime.scan.application.ScannedApplication;
import io.github.wiretime.scan.archive.Inputs;
import io.github.wiretime.twins.Serializer;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.List;
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
    int normal = written(Serializer.LITE_4_0_4, classes);
    int compact = written(Serializer.LITE_4_0_4_COMPACT, classes);

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

  private static int written(Serializer serializer, Path classes) throws Exception {
    ClassLoader before = Thread.currentThread().getContextClassLoader();
    try {
      ClassLoader loader = serializer.with(classes);
      Method method = loader.loadClass("app.ShapeService").getMethods()[0];
      return serializer.write(new Filled(ELEMENTS).of(method.getGenericReturnType()), loader)
          .length;
    } finally {
      Thread.currentThread().setContextClassLoader(before);
    }
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
