package io.github.wiretime.maven;

import java.io.File;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.regex.Pattern;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.project.DefaultDependencyResolutionRequest;
import org.apache.maven.project.DependencyResolutionException;
import org.apache.maven.project.DependencyResolutionResult;
import org.apache.maven.project.MavenProject;
import org.apache.maven.project.ProjectDependenciesResolver;
import org.eclipse.aether.artifact.Artifact;
import org.eclipse.aether.graph.Dependency;

/** The jars that the modules of a build compile against. */
final class Libraries {

  /** Of Dubbo, HSF and SOFARPC, under whatever group a company has them. */
  private static final Pattern RPC = Pattern.compile("(dubbo|hsf|sofa-rpc|rpc-sofa).*");

  private final Set<Path> jars;
  private final boolean haveRpc;

  private Libraries(Set<Path> jars, boolean haveRpc) {
    this.jars = jars;
    this.haveRpc = haveRpc;
  }

  /**
   * Resolves what modules depend on, less those whose own classes are known. What cannot be
   * resolved is left out; the scan says which classes it misses.
   */
  static Libraries of(Modules modules, MavenSession session, ProjectDependenciesResolver resolver) {
    Set<Path> jars = new LinkedHashSet<>();
    boolean haveRpc = false;
    for (MavenProject project : session.getAllProjects()) {
      for (Dependency dependency : resolve(project, session, resolver).getDependencies()) {
        Artifact artifact = dependency.getArtifact();
        if (!modules.contain(artifact.getGroupId(), artifact.getArtifactId())) {
          haveRpc |= RPC.matcher(artifact.getArtifactId()).matches();
          File file = artifact.getFile();
          // Of a module that is not packaged it is the folder of classes, which may not be there.
          if (file != null && (file.isFile() || Modules.haveClasses(file.toPath()))) {
            jars.add(file.toPath());
          }
        }
      }
    }
    return new Libraries(jars, haveRpc);
  }

  /** Whether a module that Maven has resolved depends on Dubbo, HSF or SOFARPC. */
  static boolean haveRpc(MavenProject project) {
    return project.getArtifacts().stream()
        .anyMatch(artifact -> RPC.matcher(artifact.getArtifactId()).matches());
  }

  /** The resolved jars, each once. */
  Set<Path> jars() {
    return jars;
  }

  /** Whether a module depends on Dubbo, HSF or SOFARPC at all. */
  boolean haveRpc() {
    return haveRpc;
  }

  private static DependencyResolutionResult resolve(
      MavenProject project, MavenSession session, ProjectDependenciesResolver resolver) {
    DefaultDependencyResolutionRequest request =
        new DefaultDependencyResolutionRequest(project, session.getRepositorySession());
    request.setResolutionFilter(
        (node, parents) ->
            node.getDependency() == null || !"test".equals(node.getDependency().getScope()));
    try {
      return resolver.resolve(request);
    } catch (DependencyResolutionException incomplete) {
      // Modules of the build that are not packaged cannot be resolved; their folders are inputs.
      return incomplete.getResult();
    }
  }
}
