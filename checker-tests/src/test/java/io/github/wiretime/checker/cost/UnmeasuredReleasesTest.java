package io.github.wiretime.checker.cost;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.harness.Javac;
import io.github.wiretime.checker.harness.Source;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A compilation says once that a release on its class path is newer than what was measured. */
final class UnmeasuredReleasesTest {

  private static final String SERVICE =
      "interface OrderService { java.time.ZonedDateTime placedAt(); float rate(); }";

  private static final String HESSIAN =
      "hessian-lite 4.0.5 is newer than what was measured and is taken for hessian-lite 4.0.4; its"
          + " calls may behave otherwise";

  @TempDir private Path folder;

  private File named(String jar, String name) throws IOException {
    Path copy = folder.resolve(name);
    Files.copy(Path.of(System.getProperty("wiretime.hessian"), jar), copy);
    return copy.toFile();
  }

  private static ImmutableList<String> notes(List<File> classPath, String... options) {
    return Javac.checking()
        .on(classPath)
        .with("-XepOpt:CostlyRpcTime:ServiceInterfaces=*Service")
        .with(Stream.of(options).map(option -> "-XepOpt:CostlyRpcTime:" + option).toList())
        .compile(ImmutableList.of(Source.of(SERVICE), Source.of("interface UserService {}")))
        .notes();
  }

  @Test
  void isSaidOnce() throws IOException {
    ImmutableList<String> notes =
        notes(List.of(named("hessian-lite-4.0.4.jar", "hessian-lite-4.0.5.jar")));

    assertThat(notes).hasSize(1);
    assertThat(notes.get(0)).contains(HESSIAN);
  }

  @Test
  void isSaidOfDubboAsWell() throws IOException {
    ImmutableList<String> notes =
        notes(
            List.of(
                named("hessian-lite-4.0.4.jar", "hessian-lite-4.0.5.jar"),
                named("dubbo-3.3.6.jar", "dubbo-3.4.0.jar")));

    assertThat(notes).hasSize(2);
    assertThat(notes.get(1)).contains("Dubbo 3.4.0 is newer than what was measured");
  }

  /** No annotation tells whose services they are. */
  @Test
  void isSaidOfSofaWhereNoOtherHessianIs() throws IOException {
    File sofa = named("sofa-hessian-3.5.6.jar", "hessian-3.6.0.jar");

    assertThat(notes(List.of(sofa)).toString())
        .contains("SOFA hessian 3.6.0 is newer than what was measured");
    assertThat(notes(List.of(sofa, named("hessian-lite-4.0.4.jar", "hessian-lite-4.0.4.jar"))))
        .isEmpty();
    assertThat(notes(List.of(named("sofa-hessian-3.5.6.jar", "hessian-3.5.6.jar")))).isEmpty();
  }

  @Test
  void isSaidInChinese() throws IOException {
    assertThat(
            notes(List.of(named("hessian-lite-4.0.4.jar", "hessian-lite-4.0.5.jar")), "Lang=zh")
                .toString())
        .contains("hessian-lite 4.0.5 比测量过的版本新，按 hessian-lite 4.0.4 判断，实际行为可能不同");
  }

  @Test
  void isNotSaidOfMeasuredOnesOrWhereTheUserNamesTheRelease() throws IOException {
    File unmeasured = named("hessian-lite-4.0.4.jar", "hessian-lite-4.0.5.jar");

    assertThat(notes(List.of(named("hessian-lite-4.0.4.jar", "hessian-lite-4.0.4.jar")))).isEmpty();
    assertThat(notes(List.of(named("dubbo-3.3.6.jar", "orders-9.1.jar")))).isEmpty();
    assertThat(notes(List.of(unmeasured), "HessianLite=4.0.4")).isEmpty();
  }

  @Test
  void isNotSaidWhereNothingIsSent() throws IOException {
    assertThat(
            Javac.checking()
                .on(List.of(named("hessian-lite-4.0.4.jar", "hessian-lite-4.0.5.jar")))
                .compile(ImmutableList.of(Source.of(SERVICE)))
                .notes())
        .isEmpty();
  }
}
