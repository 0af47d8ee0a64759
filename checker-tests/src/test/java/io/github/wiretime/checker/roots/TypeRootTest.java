package io.github.wiretime.checker.roots;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.Build;
import io.github.wiretime.checker.harness.ClassFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A class that the wire map names carries what no nearer declaration can. */
final class TypeRootTest {

  private static final String EVENT = "package app;\nsealed class Event permits Paid {}";
  private static final String PAID =
      "package app;\nfinal class Paid extends Event { java.time.Instant at; }";

  @Test
  void theFieldsOfAPermittedClassThatIsNotCompiledAgain(@TempDir Path output) throws IOException {
    ClassFiles.compile(output, EVENT, PAID);
    Path map = output.resolve("wire-map.txt");
    Files.writeString(map, "# CostlyRpcTime wire map v1\napp.Event+ app.Events\n");
    Build both = Build.of(EVENT, PAID).against(output).option("WireMap", map.toString());

    assertThat(both.run().positions()).containsExactly("Paid.java:2");
    assertThat(both.withSources(both.sources().subList(0, 1)).run().positions())
        .containsExactly("Event.java:2");
  }
}
