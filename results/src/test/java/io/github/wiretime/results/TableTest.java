package io.github.wiretime.results;

import static com.google.common.truth.Truth.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class TableTest {
  private static final Table TABLE =
      new Table(
          List.of("key", "value"),
          List.of(List.of("a", "one, \"two\""), List.of("b", ""), List.of("a", "ü")));

  @TempDir private Path folder;

  @Test
  void readsWhatItWrote() {
    Path file = folder.resolve("new").resolve("table.csv");

    TABLE.write(file);

    assertThat(Table.read(file)).isEqualTo(TABLE);
  }

  @Test
  void missingFileHasNoRows() {
    assertThat(Table.read(folder.resolve("none")).rows()).isEmpty();
  }

  @Test
  void selectsRows() {
    assertThat(TABLE.where("key", "a").rows()).hasSize(2);
  }

  @Test
  void nothingToSelectFromIsNothing() {
    assertThat(Table.read(folder.resolve("none")).where("key", "a").rows()).isEmpty();
  }

  @Test
  void joinsTables() {
    assertThat(Table.concat(List.of(TABLE, TABLE.where("key", "b"))).rows()).hasSize(4);
  }
}
