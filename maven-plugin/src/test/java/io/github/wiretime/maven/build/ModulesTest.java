package io.github.wiretime.maven.build;

import static com.google.common.truth.Truth.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.maven.model.Build;
import org.apache.maven.project.MavenProject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is built of modules. */
final class ModulesTest {

  @TempDir private Path folder;

  @Test
  void aFolderOfClasses() throws IOException {
    Path classes = Files.createDirectories(folder.resolve("target/classes"));
    Files.createDirectories(classes.resolve("app"));
    Files.createFile(classes.resolve("app/Order.class"));

    assertThat(Modules.of(List.of(project(classes))).classes()).containsExactly(classes);
  }

  @Test
  void aFolderWithoutClassesIsNone() throws IOException {
    Path classes = Files.createDirectories(folder.resolve("target/classes"));
    Files.createFile(classes.resolve("application.yml"));

    assertThat(Modules.of(List.of(project(classes))).classes()).isEmpty();
  }

  /** A build may have its outputs on another disk. */
  @Test
  void aLinkedFolderOfClasses() throws IOException {
    Path disk = Files.createDirectories(folder.resolve("disk"));
    Files.createFile(disk.resolve("Order.class"));
    Path link =
        Files.createSymbolicLink(
            Files.createDirectories(folder.resolve("target")).resolve("classes"), disk);

    assertThat(Modules.of(List.of(project(link))).classes()).containsExactly(link);
  }

  @Test
  void aModuleThatIsLeftOut() throws IOException {
    Path classes = Files.createDirectories(folder.resolve("target/classes"));
    Files.createFile(classes.resolve("Order.class"));
    Path none = Files.createDirectories(folder.resolve("none"));
    MavenProject module = project(classes);
    MavenProject documents = project(none);
    documents.setArtifactId("documents");
    Modules scanned = Modules.of(List.of(module));

    assertThat(scanned.areAll(List.of(module, documents))).isTrue();
    assertThat(Modules.of(List.of(documents)).areAll(List.of(module, documents))).isFalse();
  }

  private MavenProject project(Path classes) {
    MavenProject project = new MavenProject();
    Build build = new Build();
    build.setOutputDirectory(classes.toString());
    build.setDirectory(folder.resolve("target").toString());
    build.setFinalName("module");
    project.setBuild(build);
    return project;
  }
}
