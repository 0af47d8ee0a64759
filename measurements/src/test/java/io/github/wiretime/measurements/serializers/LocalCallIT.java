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
 * Real Dubbo copies objects inside an application with its serializer from 3.0.4 on. Before, it
 * passes the objects themselves, and what the check reports does not hold. That a primitive {@code
 * float} is 0 with 3.3.6 shows that it is Hessian which copies.
 */
final class LocalCallIT {

  /** The scope, which may be unset, and the protocol. */
  private static final ImmutableList<List<String>> KINDS =
      ImmutableList.of(
          List.of("local", "dubbo"), List.of("local", "injvm"), List.of("unset", "injvm"));

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({"2.7.23, SAME 3.5", "3.0.15, COPY 3.5", "3.3.6, COPY 0.0"})
  void argumentsInsideTheApplication(String dubbo, String expected) throws Exception {
    ImmutableList<Path> libraries = DubboPair.libraries(dubbo);
    CheckedSources sources = CheckedSources.ofResource("local/Orders.java", libraries, folder);

    assertThat(sources.warnings("LocalDate")).hasSize(1);
    for (List<String> kind : KINDS) {
      Path home = folder.resolve(String.join("-", kind));
      try (JavaProcess call =
          JavaProcess.start(
              home,
              ImmutableList.<Path>builder().add(sources.classes()).addAll(libraries).build(),
              List.of(),
              ImmutableList.<String>builder()
                  .add("com.acme.orders.Orders")
                  .addAll(kind)
                  .add("com.acme.orders.Orders$Api")
                  .build())) {
        String line = call.line(each -> each.matches("(SAME|COPY) .*"), DubboPair.PATIENCE);

        assertWithMessage("%s %s", kind, Files.readString(home.resolve("output.txt")))
            .that(line)
            .isEqualTo(expected);
      }
    }
  }
}
