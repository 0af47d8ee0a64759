package io.github.wiretime.maven.release;

import io.github.wiretime.maven.build.Libraries;
import io.github.wiretime.maven.build.Modules;
import io.github.wiretime.maven.build.NameList;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.maven.project.MavenProject;
import org.eclipse.aether.artifact.Artifact;

/**
 * What peers run until a build is released. A module that was never released stands for itself: it
 * declares services and changes nothing.
 */
public final class OldBuild {

  /** Each module's highest release below its own version. */
  public static final String RELEASE = "release";

  private final Libraries libraries;
  private final Map<MavenProject, ReleasedModule> releases;
  private final Map<Path, Map<String, Artifact>> others;
  private final Set<MavenProject> replaced;
  private final Set<MavenProject> themselves;
  private final Optional<String> never;
  private final Optional<String> open;

  OldBuild(
      Libraries libraries,
      Map<MavenProject, ReleasedModule> releases,
      Map<Path, Map<String, Artifact>> others,
      Set<MavenProject> replaced,
      Set<MavenProject> themselves,
      Optional<String> never,
      Optional<String> open) {
    this.libraries = libraries;
    this.releases = releases;
    this.others = others;
    this.replaced = replaced;
    this.themselves = themselves;
    this.never = never;
    this.open = open;
  }

  /** What is compared with, the modules that stand for themselves last. */
  public List<Path> inputs() {
    List<Path> inputs =
        releases.values().stream().map(ReleasedModule::file).collect(Collectors.toList());
    inputs.addAll(others.keySet());
    for (MavenProject module : themselves) {
      Modules.builtOf(module).ifPresent(inputs::add);
    }
    return inputs;
  }

  /** Its libraries; where their POM says nothing, those of now. */
  public Collection<Path> libraries() {
    Map<String, Path> all = new LinkedHashMap<>();
    Stream.concat(
            releases.values().stream().map(ReleasedModule::libraries), others.values().stream())
        .forEach(
            ofOne ->
                ofOne.forEach(
                    (name, library) -> all.putIfAbsent(name, library.getFile().toPath())));
    if (!themselves.isEmpty() || !others.isEmpty()) {
      libraries.byName().forEach(all::putIfAbsent);
    }
    Set<Path> paths = new LinkedHashSet<>(all.values());
    paths.removeAll(inputs());
    return paths;
  }

  /** What it is called: {@code order-api 1.4.0}. */
  public String title() {
    List<String> titles = titles(releases.keySet(), module -> releases.get(module).version());
    others.keySet().forEach(file -> titles.add(file.getFileName().toString()));
    return NameList.some(titles);
  }

  /** What this build is called in the same place: {@code 1.5.0-SNAPSHOT}. */
  public String newTitle() {
    Set<MavenProject> changed = new LinkedHashSet<>(releases.keySet());
    changed.addAll(replaced);
    Set<String> versions =
        changed.stream().map(MavenProject::getVersion).collect(Collectors.toSet());
    return versions.size() == 1
        ? versions.iterator().next()
        : NameList.some(titles(changed, MavenProject::getVersion));
  }

  /** With one version after the names of all that have it, else with one after each. */
  private static List<String> titles(
      Set<MavenProject> modules, Function<MavenProject, String> version) {
    List<String> names =
        modules.stream().map(MavenProject::getArtifactId).collect(Collectors.toList());
    List<String> versions = modules.stream().map(version).collect(Collectors.toList());
    if (versions.stream().distinct().count() == 1) {
      return new ArrayList<>(Arrays.asList(NameList.some(names) + " " + versions.get(0)));
    }
    List<String> titles = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      titles.add(names.get(i) + " " + versions.get(i));
    }
    return titles;
  }

  /** A sentence about modules that stand for themselves because they were never released. */
  public Optional<String> never() {
    return never;
  }

  /** A sentence about those of which nobody knows. */
  public Optional<String> open() {
    return open;
  }
}
