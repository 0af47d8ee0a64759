package io.github.wiretime.checker.files;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A file that is not read before; for the others see {@link LineFileOnDiskTest}. */
final class WholeFileTest {

  @TempDir private Path folder;

  @Test
  void doesNotReplaceAFolder() {
    Path target = folder.resolve("report.sarif");
    assertThat(target.toFile().mkdir()).isTrue();

    IOException thrown = assertThrows(IOException.class, () -> WholeFile.write(target, "text"));

    assertThat(thrown).hasMessageThat().contains("it is a folder");
    assertThat(folder.toFile().list()).asList().containsExactly("report.sarif");
    assertThat(target.toFile().list()).isEmpty();
  }
}
