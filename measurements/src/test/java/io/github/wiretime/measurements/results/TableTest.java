package io.github.wiretime.measurements.results;

import static com.google.common.truth.Truth.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class TableTest {
  private static final Table TABLE =
      new Table(List.of(row("a", "one, \"two\""), row("b", ""), row("a", "ü")));

  @TempDir private Path folder;

  @Test
  void readsWhatItWrote() {
    Path file = folder.resolve("new").resolve("table.csv");

    TABLE.write(file);

    assertThat(Table.read(file)).isEqualTo(TABLE);
    assertThat(TABLE.text()).isEqualTo("key,value\na,\"one, \"\"two\"\"\"\nb,\na,ü\n");
  }

  @Test
  void missingFileHasNoRows() {
    assertThat(Table.read(folder.resolve("none")).where("key", "a").rows()).isEmpty();
  }

  @Test
  void selectsAndJoinsRows() {
    assertThat(TABLE.where("key", "a").and(TABLE.where("key", "b")).rows())
        .containsExactlyElementsIn(TABLE.rows());
  }

  private static Row row(String key, String value) {
    return new Row().with("key", key).with("value", value);
  }
}
