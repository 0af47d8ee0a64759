package io.github.wiretime.maven.build;

import static com.google.common.truth.Truth.assertThat;

import java.io.IOException;
import java.nio.file.Files;
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

  @Test
  void isThatOfTheOutermostParentAroundAModule() {
    assertThat(BuildFolder.root(folder.resolve("module").toFile(), this::moduleOfRoot))
        .isEqualTo(folder);
    assertThat(BuildFolder.root(null, this::moduleOfRoot)).isEqualTo(folder);
  }

  @Test
  void isThatOfAModuleWithAFolderForMaven() throws IOException {
    Files.createDirectories(folder.resolve("module/.mvn"));

    assertThat(BuildFolder.root(folder.resolve("module").toFile(), this::moduleOfRoot))
        .isEqualTo(folder.resolve("module"));
  }

  @Test
  void isNotThatOfAParentElsewhere() {
    MavenProject module = module();
    module.setParent(project(folder.resolve("parent/pom.xml")));

    assertThat(BuildFolder.root(folder.resolve("module").toFile(), () -> module))
        .isEqualTo(folder.resolve("module"));
  }

  /** The parent of the root is in a repository. */
  private MavenProject moduleOfRoot() {
    MavenProject root = project(folder.resolve("pom.xml"));
    root.setParent(new MavenProject());
    MavenProject module = module();
    module.setParent(root);
    return module;
  }

  private MavenProject module() {
    return project(folder.resolve("module/pom.xml"));
  }

  private static MavenProject project(Path file) {
    MavenProject project = new MavenProject();
    project.setFile(file.toFile());
    return project;
  }
}
