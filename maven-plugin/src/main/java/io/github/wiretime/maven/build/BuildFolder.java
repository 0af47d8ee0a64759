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
   * The folder with {@code .mvn}, else that of the outermost parent around the project in which the
   * build begins: who builds one module from its own folder has the files of the whole build. An
   * IDE that runs Maven inside itself need not tell a folder.
   */
  public static Path root(MavenSession session) {
    return root(session.getRequest().getMultiModuleProjectDirectory(), () -> BuildRoot.of(session));
  }

  static Path root(File told, Supplier<MavenProject> first) {
    if (told != null && new File(told, ".mvn").isDirectory()) {
      return told.toPath();
    }
    Path folder = first.get().getBasedir().toPath();
    Path root = told == null ? folder : told.toPath();
    for (MavenProject parent = first.get().getParent();
        parent != null && parent.getBasedir() != null; // one of a repository has none
        parent = parent.getParent()) {
      Path around = parent.getBasedir().toPath();
      if (folder.startsWith(around) && root.startsWith(around)) {
        root = around;
      }
    }
    return root;
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
