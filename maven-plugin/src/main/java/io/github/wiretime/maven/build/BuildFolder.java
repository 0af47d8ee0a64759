package io.github.wiretime.maven.build;

import java.io.File;
import java.io.IOException;
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
   * The folder with {@code .mvn}, else that of the outermost parent of which the project is a
   * module, so that who builds one module from its own folder has the files of the whole build,
   * unless the module has known findings of its own; else the one in which the build begins. An IDE
   * that runs Maven inside itself need not tell it.
   */
  public static Path root(MavenSession session) {
    return root(session.getRequest().getMultiModuleProjectDirectory(), () -> BuildRoot.of(session));
  }

  static Path root(File told, Supplier<MavenProject> first) {
    if (told != null && new File(told, ".mvn").isDirectory()) {
      return told.toPath();
    }
    MavenProject root = first.get();
    if (!isPartOfItsParent(root)) {
      return told == null ? folder(root) : told.toPath();
    }
    do {
      root = root.getParent();
    } while (isPartOfItsParent(root));
    return folder(root);
  }

  /** Whether it is a module, and none with known findings of its own. */
  private static boolean isPartOfItsParent(MavenProject project) {
    return isModuleOfItsParent(project) && !Files.exists(usualBaseline(folder(project)));
  }

  /** Without a POM there is neither a folder nor a parent. */
  private static boolean isModuleOfItsParent(MavenProject project) {
    MavenProject parent = project.getParent();
    return parent != null
        && parent.getBasedir() != null // one of a repository has none
        && parent.getModules().stream()
            .map(module -> folder(parent).resolve(module))
            .anyMatch(module -> isSame(module, folder(project)));
  }

  /** A module may be named by its POM, and behind a symbolic link. */
  private static boolean isSame(Path module, Path folder) {
    try {
      Path named = Files.isDirectory(module) ? module : module.getParent();
      return Files.isSameFile(named, folder);
    } catch (IOException absent) {
      return false;
    }
  }

  private static Path folder(MavenProject project) {
    return project.getBasedir().toPath();
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

  /** Where the reports are. */
  public static Path reports(MavenSession session) {
    return Paths.get(BuildRoot.of(session).getBuild().getDirectory(), "wiretime");
  }

  /** What the file of known findings is called unless the build says otherwise. */
  public static Path usualBaseline(Path root) {
    return root.resolve(BASELINE);
  }
}
