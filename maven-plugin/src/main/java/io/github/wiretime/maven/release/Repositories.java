package io.github.wiretime.maven.release;

import io.github.wiretime.maven.build.Libraries;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.apache.maven.project.MavenProject;
import org.eclipse.aether.DefaultRepositorySystemSession;
import org.eclipse.aether.RepositorySystem;
import org.eclipse.aether.RepositorySystemSession;
import org.eclipse.aether.artifact.Artifact;
import org.eclipse.aether.artifact.DefaultArtifact;
import org.eclipse.aether.collection.CollectRequest;
import org.eclipse.aether.repository.RemoteRepository;
import org.eclipse.aether.resolution.ArtifactDescriptorException;
import org.eclipse.aether.resolution.ArtifactDescriptorRequest;
import org.eclipse.aether.resolution.ArtifactDescriptorResult;
import org.eclipse.aether.resolution.ArtifactRequest;
import org.eclipse.aether.resolution.ArtifactResolutionException;
import org.eclipse.aether.resolution.ArtifactResult;
import org.eclipse.aether.resolution.DependencyRequest;
import org.eclipse.aether.resolution.DependencyResolutionException;
import org.eclipse.aether.resolution.DependencyResult;
import org.eclipse.aether.resolution.VersionRangeRequest;
import org.eclipse.aether.resolution.VersionRangeResolutionException;
import org.eclipse.aether.resolution.VersionRangeResult;
import org.eclipse.aether.transfer.MetadataNotFoundException;
import org.eclipse.aether.version.Version;

/** Asks repositories for what was released; the build itself, which knows better, is not asked. */
final class Repositories {

  /** The short names count before a digit only. */
  private static final Pattern PRE_RELEASE =
      Pattern.compile("(?i)(?<![a-z])(alpha|beta|milestone|rc|cr|snapshot|[abm](?=\\d))(?![a-z])");

  private final RepositorySystem system;
  private final RepositorySystemSession session;

  Repositories(RepositorySystem system, RepositorySystemSession session) {
    DefaultRepositorySystemSession quiet = new DefaultRepositorySystemSession(session);
    quiet.setWorkspaceReader(null);
    quiet.setRepositoryListener(null);
    this.system = system;
    this.session = quiet;
  }

  boolean areOffline() {
    return session.isOffline();
  }

  /** The main artifact of a module in another version. */
  static Artifact of(MavenProject module, String version) {
    return new DefaultArtifact(
        module.getGroupId(),
        module.getArtifactId(),
        module.getArtifact().getArtifactHandler().getExtension(),
        version);
  }

  /**
   * Whether a version is none of those that Maven orders before the release of their number: alpha,
   * beta, milestone, release candidate, snapshot (the qualifiers of Maven's ComparableVersion).
   */
  static boolean isRelease(String version) {
    return !PRE_RELEASE.matcher(version).find();
  }

  /**
   * The highest release of a module below its own version, if there is one.
   *
   * @throws UnansweredException if nobody knows, because a repository could not be asked
   */
  Optional<Artifact> below(MavenProject module) throws UnansweredException {
    String range = "(," + module.getVersion() + ")";
    VersionRangeResult found;
    try {
      found =
          system.resolveVersionRange(
              session,
              new VersionRangeRequest(
                  of(module, range), module.getRemoteProjectRepositories(), /* context= */ null));
    } catch (VersionRangeResolutionException odd) {
      throw new UnansweredException(odd);
    }
    List<Version> versions = found.getVersions();
    for (int i = versions.size() - 1; i >= 0; i--) {
      String version = versions.get(i).toString();
      if (isRelease(version)) {
        return Optional.of(of(module, version));
      }
    }
    for (Exception exception : found.getExceptions()) {
      // One that is not asked says that it has nothing, and why.
      if (!(exception instanceof MetadataNotFoundException) || exception.getCause() != null) {
        throw new UnansweredException(exception);
      }
    }
    return Optional.empty();
  }

  /**
   * The file of an artifact and its libraries, if a repository has it.
   *
   * @throws UnansweredException if nobody knows, because a repository could not be asked
   */
  Optional<ReleasedModule> release(Artifact artifact, List<RemoteRepository> repositories)
      throws UnansweredException {
    try {
      ArtifactResult found =
          system.resolveArtifact(
              session, new ArtifactRequest(artifact, repositories, /* context= */ null));
      return Optional.of(
          new ReleasedModule(found.getArtifact(), libraries(found.getArtifact(), repositories)));
    } catch (ArtifactResolutionException absent) {
      if (absent.getResults().stream().allMatch(ArtifactResult::isMissing)) {
        return Optional.empty();
      }
      throw new UnansweredException(absent);
    }
  }

  /** Of what cannot be resolved the comparison says which classes it misses. */
  private Map<String, Artifact> libraries(Artifact artifact, List<RemoteRepository> repositories) {
    Map<String, Artifact> libraries = new LinkedHashMap<>();
    DependencyResult resolved = resolved(artifact, repositories);
    if (resolved != null) {
      resolved.getArtifactResults().stream()
          .filter(ArtifactResult::isResolved)
          .map(ArtifactResult::getArtifact)
          .filter(library -> "jar".equals(library.getExtension()))
          .forEach(library -> libraries.putIfAbsent(Libraries.name(library), library));
    }
    return libraries;
  }

  /** As Maven compiled it: with what is provided, and with what is optional for others. */
  private DependencyResult resolved(Artifact artifact, List<RemoteRepository> repositories) {
    try {
      ArtifactDescriptorResult pom =
          system.readArtifactDescriptor(
              session, new ArtifactDescriptorRequest(artifact, repositories, /* context= */ null));
      CollectRequest collect =
          new CollectRequest(pom.getDependencies(), pom.getManagedDependencies(), repositories);
      collect.setRootArtifact(artifact);
      return system.resolveDependencies(
          session,
          new DependencyRequest(
              collect,
              (node, parents) ->
                  node.getDependency() == null || !"test".equals(node.getDependency().getScope())));
    } catch (ArtifactDescriptorException unreadable) {
      return null;
    } catch (DependencyResolutionException incomplete) {
      return incomplete.getResult();
    }
  }
}
