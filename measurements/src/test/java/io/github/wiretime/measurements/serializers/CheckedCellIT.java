package io.github.wiretime.measurements.serializers;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Dependencies;
import io.github.wiretime.measurements.stack.Layout;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The check reads the very files of a cell as real Dubbo did when it was run. */
final class CheckedCellIT {

  private static final Table CELLS = Table.read(Layout.here().result(SerializersRun.FILE));

  @TempDir private Path folder;

  static ImmutableList<Cell> places() {
    return Plan.cells().stream()
        .filter(cell -> cell.question() == Question.PLACES)
        .collect(toImmutableList());
  }

  @ParameterizedTest
  @MethodSource("places")
  void theCheckWarnsWhereDubboUsesHessian(Cell cell) throws IOException {
    String request = measured(cell).get("request");

    assertWithMessage("%s", cell).that(request).isAnyOf("hessian2", "fastjson2");
    assertWithMessage("%s", cell).that(warns(cell)).isEqualTo(request.equals("hessian2"));
  }

  private static Row measured(Cell cell) {
    Row planned = CellRow.of(cell, Outcome.failed(""));
    return CELLS.stream()
        .filter(
            row ->
                List.of("question", "how", "provider", "provider-settings").stream()
                    .allMatch(column -> row.get(column).equals(planned.get(column))))
        .findFirst()
        .orElseThrow();
  }

  private boolean warns(Cell cell) throws IOException {
    Files.writeString(folder.resolve("pom.xml"), "<project/>");
    List<Path> sources = new ArrayList<>();
    Addresses addresses = new Addresses("zookeeper://127.0.0.1:2181", ImmutableList.of(20880));
    for (Map.Entry<String, String> file :
        Application.of(Side.PROVIDER, cell, addresses).files().entrySet()) {
      boolean isSource = file.getKey().endsWith(".java");
      Path target =
          folder.resolve(isSource ? "src/main/java" : "src/main/resources").resolve(file.getKey());
      Files.createDirectories(target.getParent());
      Files.writeString(target, file.getValue());
      if (isSource) {
        sources.add(target);
      }
    }
    return compile(cell, sources);
  }

  private boolean compile(Cell cell, List<Path> sources) throws IOException {
    ImmutableList<Path> classPath =
        new ClassPaths(new Dependencies(Layout.here().target().resolve("dubbo")))
            .of(cell.peers().provider(), cell.settings().form().how(), /* lacksFastjson2= */ false);
    return !CheckedSources.compiled(
            sources,
            classPath,
            folder.resolve("target/classes"),
            "-XepOpt:CostlyRpcTime:SpringConfig=src/main/resources/*.xml")
        .warnings("is sent as LocalDateTime")
        .isEmpty();
  }
}
