package io.github.wiretime.checker.files;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.wiretime.checker.options.Door;
import io.github.wiretime.checker.options.InvalidOptionException;
import io.github.wiretime.checker.options.OptionTable;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Patterns of files. */
final class GlobTest {

  @ParameterizedTest
  @CsvSource({
    "a/b.xml, -1",
    "*.xml, 0",
    "a/?.xml, 2",
    "'a/{b,c}.xml', 2",
    "a/x[bc].xml, 3",
    "'', -1"
  })
  void theFirstWildcard(String path, int index) {
    assertThat(Glob.firstWildcard(path)).isEqualTo(index);
  }

  @Test
  void filesByPathAndNoFolders(@TempDir Path folder) throws Exception {
    Files.createDirectories(folder.resolve("deep/folder.xml"));
    Path deep = Files.createFile(folder.resolve("deep/a.xml"));
    Path flat = Files.createFile(folder.resolve("b.xml"));
    Files.createFile(folder.resolve("c.yaml"));

    assertThat(Glob.under(folder, "**/*.xml", OptionTable.SPRING_CONFIG))
        .containsExactly(flat, deep)
        .inOrder();
    assertThat(Glob.under(folder, "*.xml", OptionTable.SPRING_CONFIG)).containsExactly(flat);
    assertThat(Glob.under(folder.resolve("none"), "*.xml", OptionTable.SPRING_CONFIG)).isEmpty();
  }

  @Test
  void aPatternThatIsNoneNamesTheOption(@TempDir Path folder) {
    InvalidOptionException malformed =
        assertThrows(
            InvalidOptionException.class,
            () -> Glob.under(folder, "{a", OptionTable.SPRING_CONFIG));

    assertThat(malformed.in(Door.ERROR_PRONE))
        .startsWith(
            "-XepOpt:CostlyRpcTime:SpringConfig: '" + folder + "/{a' is not a pattern of files");
  }
}
