package io.github.wiretime.maven.build;

import java.util.List;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.project.MavenProject;

/**
 * The project in whose folder a build begins. What Maven calls the top-level project is another one
 * where {@code -pl} leaves that out: the first that is selected.
 */
public final class BuildRoot {

  private BuildRoot() {}

  /** The project, whether it is built or left out. */
  public static MavenProject of(MavenSession session) {
    List<MavenProject> all = session.getAllProjects();
    return (all == null ? session.getProjects() : all)
        .stream()
            .filter(MavenProject::isExecutionRoot)
            .findFirst()
            .orElseGet(session::getTopLevelProject);
  }
}
