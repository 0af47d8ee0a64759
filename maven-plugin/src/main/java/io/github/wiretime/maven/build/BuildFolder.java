package io.github.wiretime.maven.build;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Optional;
import java.util.function.Supplier;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.project.MavenProject;

/** The folders of a build and its file of known findings. */
public final class BuildFolder {

  private static final String BASELINE = "costly-rpc-time.baseline";

  private BuildFolder() {}

  /**
   * The folder with {@code .mvn}, else the one in which the build begins. An IDE that runs Maven
   * inside itself need not tell it.
   */
  public static Path root(MavenSession session) {
    return root(session.getRequest().getMultiModuleProjectDirectory(), () -> BuildRoot.of(session));
  }

  static Path root(File told, Supplier<MavenProject> first) {
    return (told == null ? first.get().getBasedir() : told).toPath();
  }

  /** How the user of this command would write a path. */
  public static String shown(Path file, MavenSession session) {
    Path here = Paths.get(session.getExecutionRootDirectory());
    return (file.startsWith(here) ? here.relativize(file) : file).toString();
  }

  /** The file of known findings, if one is asked for or has the usual name. */
  public static Optional<Path> baseline(Optional<String> named, Path root) {
    return named.isPresent()
        ? named.map(root::resolve)
        : Optional.of(usualBaseline(root)).filter(Files::exists);
  }

  /** What the file of known findings is called unless the build says otherwise. */
  public static Path usualBaseline(Path root) {
    return root.resolve(BASELINE);
  }
}
