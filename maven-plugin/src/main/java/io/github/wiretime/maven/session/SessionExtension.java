package io.github.wiretime.maven.session;

import io.github.wiretime.maven.build.OwnPlugin;
import io.github.wiretime.maven.build.Resolvers;
import io.github.wiretime.maven.options.Settings;
import javax.inject.Inject;
import javax.inject.Named;
import javax.inject.Singleton;
import org.apache.maven.AbstractMavenLifecycleParticipant;
import org.apache.maven.MavenExecutionException;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.project.ProjectDependenciesResolver;
import org.eclipse.aether.RepositorySystem;

/**
 * Adds the scan to every build that has this plugin as an extension, in its POM or in {@code
 * .mvn/extensions.xml}.
 */
@Named("wiretime")
@Singleton
public final class SessionExtension extends AbstractMavenLifecycleParticipant {

  private final Resolvers resolvers;

  @Inject
  public SessionExtension(ProjectDependenciesResolver ofProjects, RepositorySystem ofArtifacts) {
    this.resolvers = new Resolvers(ofProjects, ofArtifacts);
  }

  @Override
  public void afterProjectsRead(MavenSession session) throws MavenExecutionException {
    String maven = session.getSystemProperties().getProperty("maven.version", "");
    try {
      if (isTooOld(maven)) {
        throw new MojoExecutionException(Settings.of(session).words().of("maven.too-old", maven));
      }
      OwnPlugin.manageIn(session.getTopLevelProject()); // so that mvn wiretime:baseline is known
      SessionScan.addTo(session, resolvers);
    } catch (MojoExecutionException refused) {
      throw new MavenExecutionException(
          refused.getMessage(), session.getTopLevelProject().getFile());
    }
  }

  static boolean isTooOld(String maven) {
    return maven.matches("[0-2]\\..*|3\\.[0-7]([.-].*)?");
  }
}
