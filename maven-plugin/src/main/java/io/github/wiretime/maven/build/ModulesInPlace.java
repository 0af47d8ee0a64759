package io.github.wiretime.maven.build;

import java.io.File;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.maven.project.MavenProject;
import org.eclipse.aether.DefaultRepositorySystemSession;
import org.eclipse.aether.RepositorySystemSession;
import org.eclipse.aether.artifact.Artifact;
import org.eclipse.aether.repository.WorkspaceReader;
import org.eclipse.aether.repository.WorkspaceRepository;

/**
 * Answers for each module of a build with its POM, whatever is asked for. So no repository is asked
 * for what the build itself makes, and the dependencies of a module are known before it is
 * packaged.
 */
final class ModulesInPlace implements WorkspaceReader {

  private final WorkspaceRepository repository = new WorkspaceRepository("wiretime");
  private final Map<String, MavenProject> modules = new HashMap<>();
  private final WorkspaceReader others;

  private ModulesInPlace(Collection<MavenProject> modules, WorkspaceReader others) {
    modules.forEach(
        module -> this.modules.put(key(module.getGroupId(), module.getArtifactId()), module));
    this.others = others;
  }

  /**
   * A session that resolves all but these modules as another one does, and says nothing of it: what
   * cannot be resolved Maven has said already.
   */
  static RepositorySystemSession session(
      RepositorySystemSession session, Collection<MavenProject> modules) {
    DefaultRepositorySystemSession quiet = new DefaultRepositorySystemSession(session);
    quiet.setWorkspaceReader(new ModulesInPlace(modules, session.getWorkspaceReader()));
    quiet.setRepositoryListener(null);
    return quiet;
  }

  private static String key(String groupId, String artifactId) {
    return groupId + ":" + artifactId;
  }

  private MavenProject module(Artifact artifact) {
    return modules.get(key(artifact.getGroupId(), artifact.getArtifactId()));
  }

  @Override
  public WorkspaceRepository getRepository() {
    return repository;
  }

  @Override
  public File findArtifact(Artifact artifact) {
    MavenProject module = module(artifact);
    if (module != null) {
      return module.getFile();
    }
    return others == null ? null : others.findArtifact(artifact);
  }

  /** Of a module there is its own version, and the one that is asked for, unless it is a range. */
  @Override
  public List<String> findVersions(Artifact artifact) {
    MavenProject module = module(artifact);
    if (module == null) {
      return others == null ? Collections.emptyList() : others.findVersions(artifact);
    }
    List<String> versions = new ArrayList<>();
    versions.add(module.getVersion());
    String asked = artifact.getVersion();
    if (!asked.isEmpty() && "[(".indexOf(asked.charAt(0)) < 0 && !versions.contains(asked)) {
      versions.add(asked);
    }
    return versions;
  }
}
