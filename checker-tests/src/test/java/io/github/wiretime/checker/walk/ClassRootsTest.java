package io.github.wiretime.checker.walk;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.base.Splitter;
import io.github.wiretime.checker.harness.Outcome;
import io.github.wiretime.checker.harness.Wire;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where a walk goes from a line of a wire map, which stands for a service of another module. */
final class ClassRootsTest {

  private static final String CLASSES =
      """
      class OrderDto { Instant at; Line line; Box<?> box; }
      class Line { LocalDate day; }
      class MoreDto extends OrderDto { Instant more; }
      class Box<T extends Instant> { T value; Instant opened; }
      """;

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          app.Unknown app.Orders find()   | ''
          app.Line app.Orders find()      | Line.day
          app.OrderDto app.Orders find()  | OrderDto.at, Box.opened, Line.day, Box<T>
          app.OrderDto+ app.Orders find() | OrderDto.at, Box.opened, Line.day, Box<T>, MoreDto.more
          app.MoreDto app.Orders find()   | OrderDto.at, Box.opened, Line.day, Box<T>, MoreDto.more
          app.Box app.Orders find()       | Box.opened
          app.Box<T> app.Orders find()    | Box<T>
          """)
  void areWhatALineSays(String line, String members) throws IOException {
    assertThat(read(line).members())
        .containsExactlyElementsIn(Splitter.on(", ").omitEmptyStrings().split(members));
  }

  @Test
  void countTheMethodsOfALine() throws IOException {
    assertThat(read("app.Line app.Orders find();all()").membersWithCounts())
        .containsExactly("Line.day 2 methods of 1 service");
  }

  private Outcome read(String line) throws IOException {
    Path map = folder.resolve("map");
    Files.writeString(
        map, "# CostlyRpcTime wire map v1\napp.*\n" + line + "\nhessian-lite=4.0.4\n");
    return Wire.unit(CLASSES).option("WireMap", map.toString()).run();
  }
}
