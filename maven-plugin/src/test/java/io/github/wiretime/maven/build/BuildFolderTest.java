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
  void isThatOfTheOutermostParentOfAModule() throws IOException {
    Files.createDirectories(folder.resolve("module"));

    assertThat(root("module")).isEqualTo(folder);
    assertThat(BuildFolder.root(null, () -> moduleOf(parent("module")))).isEqualTo(folder);
  }

  @Test
  void isThatOfAParentThatNamesThePomOfAModule() throws IOException {
    Files.createDirectories(folder.resolve("module"));
    Files.createFile(folder.resolve("module/pom.xml"));

    assertThat(root("module/pom.xml")).isEqualTo(folder);
  }

  /** A company's POM, for example. */
  @Test
  void isNotThatOfAParentAroundThatHasOtherModules() throws IOException {
    Files.createDirectories(folder.resolve("module"));
    Files.createDirectories(folder.resolve("other"));

    assertThat(root("other")).isEqualTo(folder.resolve("module"));
  }

  @Test
  void isThatOfAModuleWithABaseline() throws IOException {
    Files.createDirectories(folder.resolve("module"));
    Files.createFile(folder.resolve("module/costly-rpc-time.baseline"));

    assertThat(root("module")).isEqualTo(folder.resolve("module"));
  }

  @Test
  void isThatOfAModuleWithAFolderForMaven() throws IOException {
    Files.createDirectories(folder.resolve("module/.mvn"));

    assertThat(root("module")).isEqualTo(folder.resolve("module"));
  }

  /** A goal that writes into the folder needs no POM there. */
  @Test
  void isTheFolderOfACommandWithoutAPom() {
    assertThat(BuildFolder.root(folder.toFile(), MavenProject::new)).isEqualTo(folder);
  }

  /** Of a build that begins in a module of the folder. */
  private Path root(String moduleOfParent) {
    return BuildFolder.root(
        folder.resolve("module").toFile(), () -> moduleOf(parent(moduleOfParent)));
  }

  /** Its own parent is in a repository. */
  private MavenProject parent(String module) {
    MavenProject parent = project(folder.resolve("pom.xml"));
    parent.getModel().addModule(module);
    parent.setParent(new MavenProject());
    return parent;
  }

  private MavenProject moduleOf(MavenProject parent) {
    MavenProject module = module();
    module.setParent(parent);
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
