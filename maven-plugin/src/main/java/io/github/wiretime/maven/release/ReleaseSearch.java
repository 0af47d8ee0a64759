package io.github.wiretime.maven.release;

import io.github.wiretime.maven.build.Libraries;
import io.github.wiretime.maven.build.Modules;
import io.github.wiretime.maven.build.NameList;
import io.github.wiretime.maven.build.Resolvers;
import io.github.wiretime.maven.words.Words;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.project.MavenProject;
import org.eclipse.aether.artifact.Artifact;
import org.eclipse.aether.artifact.DefaultArtifact;

/**
 * Finds what was released before a build. A module that was never released, as providers often are
 * not, stands for itself.
 */
public final class ReleaseSearch {

  private static final String NONE = "none";

  private static final String ARCHIVE = ".*\\.(jar|war)";

  private final Modules modules;
  private final Repositories repositories;
  private final Words words;
  private final Map<MavenProject, ReleasedModule> releases = new LinkedHashMap<>();

  /** What is named by itself, and the libraries of that, as far as they are known. */
  private final Map<Path, Map<String, Artifact>> others = new LinkedHashMap<>();

  /** Modules with classes of one of the others. */
  private final Set<MavenProject> replaced = new LinkedHashSet<>();

  /** Modules of which nobody knows whether they were released. */
  private final Set<MavenProject> unanswered = new LinkedHashSet<>();

  private Optional<String> why = Optional.empty();

  /**
   * Asks the repositories of a session.
   *
   * @param words for what cannot be had
   */
  public ReleaseSearch(Modules modules, MavenSession session, Resolvers resolvers, Words words) {
    this.modules = modules;
    this.repositories = new Repositories(resolvers.ofArtifacts(), session.getRepositorySession());
    this.words = words;
  }

  /**
   * What there is.
   *
   * @param against as the option has it
   * @param root where relative paths begin
   * @param libraries those of now
   * @return nothing if this is the first release of all modules
   * @throws MojoExecutionException if it cannot be had, with a sentence on how to give it
   */
  public Optional<OldBuild> run(String against, Path root, Libraries libraries)
      throws MojoExecutionException {
    if (NONE.equals(against)) {
      return Optional.empty();
    }
    boolean isFound = OldBuild.RELEASE.equals(against) ? findReleases() : findNamed(against, root);
    findAmongLibraries();
    Set<MavenProject> themselves = themselves();
    return isFound
        ? Optional.of(
            new OldBuild(
                libraries, releases, others, replaced, themselves, never(themselves), open()))
        : Optional.empty();
  }

  private boolean findReleases() throws MojoExecutionException {
    for (MavenProject module : modules.projects()) {
      try {
        Optional<Artifact> below = repositories.below(module);
        if (below.isPresent()) {
          add(module, below.get());
        }
      } catch (UnansweredException unknown) {
        leaveOpen(module, unknown);
      }
    }
    if (releases.isEmpty() && why.isPresent()) {
      throw absent(words.of("compare.unanswered", names(unanswered), why.get()));
    }
    return !releases.isEmpty();
  }

  /** What a release was built with is the release before of its module. */
  private void findAmongLibraries() {
    for (MavenProject module : themselves()) {
      String name = module.getGroupId() + ":" + module.getArtifactId() + ":";
      Stream.concat(
              releases.values().stream().map(ReleasedModule::libraries), others.values().stream())
          .map(libraries -> libraries.get(name))
          .filter(Objects::nonNull)
          .findFirst()
          .ifPresent(library -> releases.put(module, ReleasedModule.of(library)));
    }
  }

  /** A release that its repository lists but does not have is an error. */
  private void add(MavenProject module, Artifact artifact)
      throws MojoExecutionException, UnansweredException {
    Optional<ReleasedModule> release =
        repositories.release(artifact, module.getRemoteProjectRepositories());
    if (!release.isPresent()) {
      throw absent(words.of("compare.no-release", artifact));
    }
    releases.put(module, release.get());
  }

  private boolean findNamed(String against, Path root) throws MojoExecutionException {
    List<String> names =
        Pattern.compile(",")
            .splitAsStream(against)
            .map(String::trim)
            .filter(name -> !name.isEmpty())
            .collect(Collectors.toList());
    for (String each : names) {
      Path file = root.resolve(each);
      if (Files.exists(file) || each.matches(ARCHIVE) || each.matches(".*[/\\\\].*")) {
        addFile(file, each, Collections.emptyMap());
      } else if (each.contains(":")) {
        addCoordinates(each);
      } else {
        addVersion(each);
      }
    }
    return true;
  }

  private void addVersion(String version) throws MojoExecutionException {
    for (MavenProject module : modules.projects()) {
      try {
        repositories
            .release(Repositories.of(module, version), module.getRemoteProjectRepositories())
            .ifPresent(release -> releases.put(module, release));
      } catch (UnansweredException unknown) {
        leaveOpen(module, unknown);
      }
    }
    if (releases.isEmpty()) {
      throw absent(
          why.isPresent()
              ? words.of("compare.unanswered", names(unanswered), why.get())
              : words.of("compare.no-version", version, names(modules.projects())));
    }
  }

  private void addCoordinates(String coordinates) throws MojoExecutionException {
    Artifact artifact;
    try {
      artifact = new DefaultArtifact(coordinates);
    } catch (IllegalArgumentException malformed) {
      throw absent(words.of("compare.coordinates", coordinates));
    }
    Optional<MavenProject> same =
        modules.projects().stream()
            .filter(
                module ->
                    module.getGroupId().equals(artifact.getGroupId())
                        && module.getArtifactId().equals(artifact.getArtifactId()))
            .findFirst();
    MavenProject asking = same.orElseGet(() -> modules.projects().iterator().next());
    try {
      Optional<ReleasedModule> release =
          repositories.release(artifact, asking.getRemoteProjectRepositories());
      if (!release.isPresent()) {
        throw absent(words.of("compare.no-release", coordinates));
      }
      if (same.isPresent()) {
        releases.put(same.get(), release.get());
      } else {
        addFile(release.get().file(), coordinates, release.get().libraries());
      }
    } catch (UnansweredException unknown) {
      throw absent(words.of("compare.unanswered", coordinates, unknown.getMessage()));
    }
  }

  private void addFile(Path file, String shown, Map<String, Artifact> ofIt)
      throws MojoExecutionException {
    if (!Files.exists(file)) {
      throw absent(words.of("compare.no-file", shown));
    }
    try {
      Set<String> classes = ClassNames.in(file);
      if (classes.isEmpty()) {
        throw absent(words.of("compare.no-classes", shown));
      }
      boolean isRelated = false;
      for (MavenProject module : modules.projects()) {
        Optional<Path> built = Modules.builtOf(module);
        if (built.isPresent() && !Collections.disjoint(ClassNames.in(built.get()), classes)) {
          replaced.add(module);
          isRelated = true;
        }
      }
      if (!isRelated) {
        throw absent(words.of("compare.unrelated", shown));
      }
    } catch (IOException unreadable) {
      throw absent(words.of("compare.unreadable", shown, unreadable.getMessage()));
    }
    others.put(file, ofIt);
  }

  private void leaveOpen(MavenProject module, UnansweredException unknown) {
    unanswered.add(module);
    if (!why.isPresent()) {
      why = Optional.of(unknown.getMessage());
    }
  }

  private MojoExecutionException absent(String problem) {
    String asked =
        repositories.areOffline() ? problem + "; " + words.of("compare.offline") : problem;
    return new MojoExecutionException(words.of("compare.give", asked));
  }

  /** A sentence about modules that stand for themselves because they were never released. */
  private Optional<String> never(Set<MavenProject> themselves) {
    Set<MavenProject> never = new LinkedHashSet<>(themselves);
    never.removeAll(unanswered);
    return never.isEmpty()
        ? Optional.empty()
        : Optional.of(words.of("compare.never", names(never)));
  }

  /** The same about those of which nobody knows. */
  private Optional<String> open() {
    unanswered.removeAll(releases.keySet());
    return why.filter(reason -> !unanswered.isEmpty())
        .map(reason -> words.of("compare.open", names(unanswered), reason));
  }

  private Set<MavenProject> themselves() {
    Set<MavenProject> rest = new LinkedHashSet<>(modules.projects());
    rest.removeAll(releases.keySet());
    rest.removeAll(replaced);
    return rest;
  }

  private static String names(Collection<MavenProject> modules) {
    return NameList.some(
        modules.stream().map(MavenProject::getArtifactId).collect(Collectors.toList()));
  }
}
