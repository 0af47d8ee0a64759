package io.github.wiretime.checker.files;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.wiretime.checker.options.CompilerDialect;
import io.github.wiretime.checker.options.InvalidOptionException;
import io.github.wiretime.checker.options.OptionTable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
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

    assertThat(malformed.in(new CompilerDialect()))
        .startsWith(
            "-XepOpt:CostlyRpcTime:SpringConfig: '" + folder + "/{a' is not a pattern of files");
  }

  @ParameterizedTest
  @CsvSource({
    "a/**/b/**/c.xml, a/b/c.xml a/x/b/c.xml a/b/y/z/c.xml a/x/b/y/c.xml",
    "a/**/**/c.xml, a/b/c.xml a/x/b/c.xml a/b/y/z/c.xml a/x/b/y/c.xml a/c.xml",
    "'**/{b,x/**/b}/c.xml', a/b/c.xml a/x/b/c.xml",
    "'{**/y,a}/c.xml', a/x/b/y/c.xml a/c.xml",
    "**/y/**, a/b/y/z/c.xml a/x/b/y/c.xml",
    "a**/c.xml, a/b/c.xml a/x/b/c.xml a/b/y/z/c.xml a/x/b/y/c.xml a/c.xml",
  })
  void severalStarsStandForFoldersOrForNone(String glob, String expected, @TempDir Path folder)
      throws Exception {
    for (String file :
        List.of("a/b/c.xml", "a/x/b/c.xml", "a/b/y/z/c.xml", "a/x/b/y/c.xml", "a/c.xml")) {
      Files.createDirectories(folder.resolve(file).getParent());
      Files.createFile(folder.resolve(file));
    }

    assertThat(Glob.under(folder, glob, OptionTable.SPRING_CONFIG))
        .containsExactlyElementsIn(Stream.of(expected.split(" ")).map(folder::resolve).toList());
  }

  /** One matcher for each way to leave folders out would be more than any memory holds. */
  @Test
  void manyOfThemAreOnePattern(@TempDir Path folder) throws Exception {
    Files.createDirectories(folder.resolve("a/a/a"));
    Path file = Files.createFile(folder.resolve("a/a/a/a.xml"));

    assertThat(Glob.under(folder, "**/".repeat(40) + "*.xml", OptionTable.SPRING_CONFIG))
        .containsExactly(file);
    assertThat(Glob.under(folder, "**/a/**/?/".repeat(20) + "*.xml", OptionTable.SPRING_CONFIG))
        .isEmpty();
  }
}
