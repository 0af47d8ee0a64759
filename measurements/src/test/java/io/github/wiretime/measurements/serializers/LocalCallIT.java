package io.github.wiretime.measurements.serializers;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.collect.ImmutableList;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Real Dubbo passes the objects themselves inside an application up to 2.7, and copies with its
 * serializer from 3.0 on; the check reports just those that are copied.
 */
final class LocalCallIT {

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({"2.7.23, SAME, 0", "3.0.15, COPY, 1", "3.3.6, COPY, 1"})
  void isReportedIfDubboCopies(String dubbo, String arguments, int findings) throws Exception {
    ImmutableList<Path> libraries = DubboPair.libraries(dubbo);
    CheckedSources sources = CheckedSources.ofResource("local/Orders.java", libraries, folder);

    assertThat(sources.warnings("LocalDate")).hasSize(findings);
    for (String protocol : List.of("dubbo", "injvm")) {
      Path home = folder.resolve(protocol);
      try (JavaProcess call =
          JavaProcess.start(
              home,
              ImmutableList.<Path>builder().add(sources.classes()).addAll(libraries).build(),
              List.of(),
              List.of("com.acme.orders.Orders", "local", protocol, "com.acme.orders.Orders$Api"))) {
        String line = call.line(each -> each.matches("SAME|COPY"), DubboPair.PATIENCE);

        assertWithMessage(Files.readString(home.resolve("output.txt")))
            .that(line)
            .isEqualTo(arguments);
      }
    }
  }
}
