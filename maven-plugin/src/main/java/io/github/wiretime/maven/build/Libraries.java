package io.github.wiretime.maven.build;

import java.io.File;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.project.DefaultDependencyResolutionRequest;
import org.apache.maven.project.DependencyResolutionException;
import org.apache.maven.project.MavenProject;
import org.apache.maven.project.ProjectDependenciesResolver;
import org.eclipse.aether.RepositorySystemSession;
import org.eclipse.aether.artifact.Artifact;
import org.eclipse.aether.artifact.ArtifactProperties;
import org.eclipse.aether.graph.Dependency;

/** What the modules of a build compile against, besides what is scanned. */
public final class Libraries {

  /**
   * Of Dubbo, HSF and SOFARPC, under whatever group a company has them. The starters that bring HSF
   * have its name inside theirs, as {@code pandora-hsf-spring-boot-starter} has.
   */
  private static final Pattern RPC =
      Pattern.compile("(dubbo|hsf|sofa-rpc|rpc-sofa).*|.*-hsf([-.].*)?|edas-sdk");

  private final Modules scanned;
  private final Map<String, MavenProject> modules = new HashMap<>();
  private final Set<Path> jars = new LinkedHashSet<>();
  private final Map<String, Path> byName = new LinkedHashMap<>();
  private boolean haveRpc;

  private Libraries(Modules scanned, List<MavenProject> all) {
    this.scanned = scanned;
    all.forEach(module -> modules.put(key(module.getGroupId(), module.getArtifactId()), module));
  }

  /**
   * Resolves what the modules of this run depend on. What cannot be resolved is left out; the scan
   * says which classes it misses.
   */
  public static Libraries of(Modules scanned, MavenSession session, Resolvers resolvers) {
    Libraries libraries = new Libraries(scanned, session.getAllProjects());
    RepositorySystemSession inPlace =
        ModulesInPlace.session(session.getRepositorySession(), session.getAllProjects());
    for (MavenProject project : session.getProjects()) {
      libraries.haveRpc |= haveRpc(project); // also where something cannot be resolved
      for (Dependency dependency : resolve(project, inPlace, resolvers.ofProjects())) {
        libraries.add(project, dependency.getArtifact());
      }
    }
    return libraries;
  }

  /**
   * Whether a module depends on Dubbo, HSF or SOFARPC, as far as its POM and what Maven has
   * resolved tell.
   */
  public static boolean haveRpc(MavenProject project) {
    return Stream.concat(
            project.getArtifacts().stream().map(org.apache.maven.artifact.Artifact::getArtifactId),
            project.getDependencies().stream()
                .filter(dependency -> !"test".equals(dependency.getScope()))
                .map(org.apache.maven.model.Dependency::getArtifactId))
        .anyMatch(Libraries::isRpc);
  }

  /** Whether the name of an artifact tells that it belongs to one of them. */
  static boolean isRpc(String artifactId) {
    return RPC.matcher(artifactId).matches();
  }

  /** The resolved jars and folders, each once. */
  public Set<Path> jars() {
    return jars;
  }

  /** One for each artifact, whatever its version is, by {@link #name}. */
  public Map<String, Path> byName() {
    return Collections.unmodifiableMap(byName);
  }

  /** What all versions of an artifact have in common. */
  public static String name(Artifact artifact) {
    return key(artifact.getGroupId(), artifact.getArtifactId()) + ":" + artifact.getClassifier();
  }

  /** Whether a module depends on Dubbo, HSF or SOFARPC at all. */
  public boolean haveRpc() {
    return haveRpc;
  }

  private void add(MavenProject project, Artifact artifact) {
    haveRpc |= isRpc(artifact.getArtifactId());
    MavenProject module = modules.get(key(artifact.getGroupId(), artifact.getArtifactId()));
    if (module == null) {
      addFile(artifact);
    } else if (!scanned.contain(module)) {
      given(project, artifact)
          .map(Optional::of)
          .orElseGet(() -> Modules.builtOf(module))
          .ifPresent(classes -> add(artifact, classes));
    }
  }

  private void add(Artifact artifact, Path classes) {
    jars.add(classes);
    byName.putIfAbsent(name(artifact), classes);
  }

  private static String key(String groupId, String artifactId) {
    return groupId + ":" + artifactId;
  }

  /** Of poms, wars, archives of other kinds and native libraries Maven gives javac nothing. */
  private void addFile(Artifact artifact) {
    File file = artifact.getFile();
    boolean isOnClassPath =
        Boolean.parseBoolean(
            artifact.getProperty(ArtifactProperties.CONSTITUTES_BUILD_PATH, "false"));
    if (isOnClassPath && file != null && (file.isFile() || Modules.haveClasses(file.toPath()))) {
      add(artifact, file.toPath());
    }
  }

  /** What Maven has compiled a project against in place of a module that is not scanned. */
  private static Optional<Path> given(MavenProject project, Artifact module) {
    return project.getArtifacts().stream()
        .filter(
            given ->
                given.getArtifactId().equals(module.getArtifactId())
                    && given.getGroupId().equals(module.getGroupId())
                    && given.getArtifactHandler().isAddedToClasspath())
        .map(org.apache.maven.artifact.Artifact::getFile)
        .filter(Objects::nonNull)
        .filter(file -> file.isFile() || Modules.haveClasses(file.toPath()))
        .map(File::toPath)
        .findFirst();
  }

  private static List<Dependency> resolve(
      MavenProject project, RepositorySystemSession session, ProjectDependenciesResolver resolver) {
    DefaultDependencyResolutionRequest request =
        new DefaultDependencyResolutionRequest(project, session);
    request.setResolutionFilter(
        (node, parents) ->
            node.getDependency() == null || !"test".equals(node.getDependency().getScope()));
    try {
      return resolver.resolve(request).getDependencies();
    } catch (DependencyResolutionException incomplete) {
      // One artifact that cannot be had keeps nobody from the others.
      return incomplete.getResult() == null
          ? Collections.emptyList()
          : incomplete.getResult().getDependencies();
    }
  }
}
