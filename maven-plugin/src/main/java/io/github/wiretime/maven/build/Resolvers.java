package io.github.wiretime.maven.build;

import org.apache.maven.project.ProjectDependenciesResolver;
import org.eclipse.aether.RepositorySystem;

/** What Maven gives its plugins to resolve with: the dependencies of projects, and artifacts. */
public final class Resolvers {

  private final ProjectDependenciesResolver ofProjects;
  private final RepositorySystem ofArtifacts;

  public Resolvers(ProjectDependenciesResolver ofProjects, RepositorySystem ofArtifacts) {
    this.ofProjects = ofProjects;
    this.ofArtifacts = ofArtifacts;
  }

  ProjectDependenciesResolver ofProjects() {
    return ofProjects;
  }

  public RepositorySystem ofArtifacts() {
    return ofArtifacts;
  }
}
