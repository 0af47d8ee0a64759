package io.github.wiretime.maven.build;

import static com.google.common.truth.Truth.assertThat;

import java.nio.file.Path;
import org.apache.maven.project.MavenProject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where the files of a build are. */
final class BuildFolderTest {

  @TempDir private Path folder;

  @Test
  void isTheRootThatMavenTells() {
    assertThat(BuildFolder.root(folder.toFile(), this::module)).isEqualTo(folder);
  }

  /** IDEs that run Maven inside themselves need not tell a root. */
  @Test
  void isThatOfTheProjectIfMavenTellsNone() {
    assertThat(BuildFolder.root(null, this::module)).isEqualTo(folder.resolve("module"));
  }

  private MavenProject module() {
    MavenProject module = new MavenProject();
    module.setFile(folder.resolve("module/pom.xml").toFile());
    return module;
  }
}
