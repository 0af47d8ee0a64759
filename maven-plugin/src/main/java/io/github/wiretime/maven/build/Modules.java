package io.github.wiretime.maven.build;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.project.MavenProject;

/** What is built of the modules of a build. */
public final class Modules {

  private final Set<Path> classes = new LinkedHashSet<>();
  private final Set<Path> sources = new LinkedHashSet<>();
  private final Set<MavenProject> built = new LinkedHashSet<>();
  private final List<String> notBuilt = new ArrayList<>();

  private Modules() {}

  /** Of some projects. */
  public static Modules of(List<MavenProject> projects) {
    Modules modules = new Modules();
    for (MavenProject project : projects) {
      modules.add(project);
    }
    return modules;
  }

  /** Folders and jars with the classes of the application. */
  public Set<Path> classes() {
    return classes;
  }

  /** Folders of their sources, generated ones among them. */
  public Set<Path> sources() {
    return sources;
  }

  /** The modules that have classes. */
  public Set<MavenProject> projects() {
    return Collections.unmodifiableSet(built);
  }

  /** Whether the classes of a module are among these. */
  public boolean contain(MavenProject module) {
    return built.contains(module);
  }

  /** Whether no other module of a build has classes or sources of classes. */
  public boolean areAll(List<MavenProject> projects) {
    Modules others =
        of(projects.stream().filter(project -> !contain(project)).collect(Collectors.toList()));
    return others.built.isEmpty() && others.notBuilt.isEmpty();
  }

  /** Names of modules that have classes. */
  public List<String> built() {
    return built.stream().map(MavenProject::getArtifactId).collect(Collectors.toList());
  }

  /** Names of modules that have sources and no classes. */
  public List<String> notBuilt() {
    return notBuilt;
  }

  /** Whether there is a class file in a folder, which need not exist. */
  static boolean haveClasses(Path folder) {
    return has(folder, file -> isClass(file.getFileName().toString()));
  }

  /** A jar that only names other artifacts has none. */
  private static boolean hasClasses(Path jar) {
    if (!Files.isRegularFile(jar)) {
      return false;
    }
    try (ZipFile file = new ZipFile(jar.toFile())) {
      return file.stream().anyMatch(entry -> isClass(entry.getName()));
    } catch (IOException damaged) {
      return true; // the scan says what is wrong with it
    }
  }

  /** A text that stays the same as long as no file of the classes is written. */
  public String state() {
    StringBuilder state = new StringBuilder();
    for (Path each : classes) {
      try (Stream<Path> files = Files.walk(each, FileVisitOption.FOLLOW_LINKS)) {
        files
            .filter(Files::isRegularFile)
            .sorted()
            .map(Path::toFile)
            .forEach(
                file ->
                    state
                        .append(file)
                        .append(' ')
                        .append(file.length())
                        .append(' ')
                        .append(file.lastModified())
                        .append('\n'));
      } catch (IOException | UncheckedIOException unreadable) {
        state.append(unreadable); // the scan says so
      }
    }
    return state.toString();
  }

  /**
   * A module's folder of classes, or where only that is there its artifact: a build cache restores
   * no more.
   */
  public static Optional<Path> builtOf(MavenProject project) {
    Path folder = Paths.get(project.getBuild().getOutputDirectory());
    if (haveClasses(folder)) {
      return Optional.of(folder);
    }
    Artifact artifact = project.getArtifact();
    File attached = artifact == null ? null : artifact.getFile();
    Path usual =
        Paths.get(project.getBuild().getDirectory(), project.getBuild().getFinalName() + ".jar");
    return Stream.of(attached == null ? usual : attached.toPath(), usual)
        .filter(Modules::hasClasses)
        .findFirst();
  }

  /** Folders of sources, whether or not something is built of them. */
  public static List<Path> sourcesOf(List<MavenProject> projects) {
    return projects.stream()
        .flatMap(project -> sourcesOf(project).stream())
        .collect(Collectors.toList());
  }

  private static List<Path> sourcesOf(MavenProject project) {
    return project.getCompileSourceRoots().stream()
        .map(Paths::get)
        .filter(Files::isDirectory)
        .collect(Collectors.toList());
  }

  private void add(MavenProject project) {
    List<Path> roots = sourcesOf(project);
    Optional<Path> output = builtOf(project);
    if (output.isPresent()) {
      classes.add(output.get());
      sources.addAll(roots);
      built.add(project);
    } else if (!isNotToBeCompiled(project)
        && roots.stream()
            .anyMatch(root -> has(root, file -> isSourceOfClass(file.getFileName().toString())))) {
      notBuilt.add(project.getArtifactId());
    }
  }

  /** A POM has nothing to compile, and the compiler's plugin reads the property. */
  private static boolean isNotToBeCompiled(MavenProject project) {
    return "pom".equals(project.getPackaging())
        || Boolean.parseBoolean(project.getProperties().getProperty("maven.main.skip"));
  }

  /** Whether a file is wanted in a folder, which need not exist and may be a link. */
  public static boolean has(Path folder, Predicate<Path> wanted) {
    if (!Files.isDirectory(folder)) {
      return false;
    }
    try (Stream<Path> files = Files.walk(folder.toRealPath())) {
      return files.anyMatch(wanted);
    } catch (IOException | UncheckedIOException unreadable) {
      return false;
    }
  }

  private static boolean isClass(String name) {
    return name.endsWith(".class");
  }

  private static boolean isSourceOfClass(String name) {
    return name.matches(".*\\.(java|kt|groovy|scala)")
        && !name.equals("package-info.java")
        && !name.equals("module-info.java");
  }
}
