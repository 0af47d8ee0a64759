package io.github.wiretime.maven.compile;

import io.github.wiretime.maven.build.OwnPlugin;
import org.apache.maven.project.MavenProject;
import org.eclipse.aether.RepositorySystem;
import org.eclipse.aether.RepositorySystemSession;
import org.eclipse.aether.artifact.DefaultArtifact;
import org.eclipse.aether.collection.CollectRequest;
import org.eclipse.aether.graph.Dependency;
import org.eclipse.aether.resolution.DependencyRequest;
import org.eclipse.aether.resolution.DependencyResolutionException;

/** Where a module gets its artifacts, which need not be where a build gets its plugins. */
final class Availability {

  private final RepositorySystem repositories;
  private final RepositorySystemSession session;
  private final MavenProject project;

  Availability(
      RepositorySystem repositories, RepositorySystemSession session, MavenProject project) {
    this.repositories = repositories;
    this.session = session;
    this.project = project;
  }

  /** Whether the module can get an artifact of this project; it is here afterwards. */
  boolean of(String artifactId) {
    Dependency dependency =
        new Dependency(
            new DefaultArtifact(OwnPlugin.GROUP, artifactId, "jar", OwnPlugin.version()),
            "runtime");
    CollectRequest all = new CollectRequest(dependency, project.getRemoteProjectRepositories());
    try {
      repositories.resolveDependencies(session, new DependencyRequest(all, null));
      return true;
    } catch (DependencyResolutionException absent) {
      return false;
    }
  }
}
