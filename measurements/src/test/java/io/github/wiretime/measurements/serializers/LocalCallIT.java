package io.github.wiretime.measurements.serializers;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.measurements.stack.Jvm;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What Dubbo 3.3.6 does with calls that stay inside the application. */
final class LocalCallIT {

  /** A primitive {@code float} is 0 at the service, so that Hessian was between. */
  @ParameterizedTest
  @CsvSource({"local, dubbo", "local, injvm"})
  void goesThroughTheSerializer(String scope, String protocol) throws Exception {
    Jvm jvm = new Jvm(Path.of(System.getProperty("java.home")), ImmutableList.of());

    int exitCode = jvm.run(LocalCall.class, List.of(), List.of(scope, protocol));

    assertThat(exitCode).isEqualTo(LocalCall.LOST);
  }
}
