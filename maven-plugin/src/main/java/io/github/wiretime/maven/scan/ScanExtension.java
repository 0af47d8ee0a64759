package io.github.wiretime.maven.scan;

import io.github.wiretime.maven.build.BuildRoot;
import io.github.wiretime.maven.build.OwnPlugin;
import io.github.wiretime.maven.scanner.WaitingScanner;
import java.util.Collections;
import java.util.List;
import javax.inject.Inject;
import javax.inject.Named;
import javax.inject.Singleton;
import org.apache.maven.AbstractMavenLifecycleParticipant;
import org.apache.maven.execution.MavenExecutionRequest;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.project.MavenProject;
import org.codehaus.plexus.logging.Logger;

/**
 * Adds the scan to every build that has this plugin as an extension, in its POM or in {@code
 * .mvn/extensions.xml}. It runs when the classes of all modules are there.
 */
@Named("wiretime")
@Singleton
public final class ScanExtension extends AbstractMavenLifecycleParticipant {

  private final Logger log;

  /** Writes into the log of the build. */
  @Inject
  public ScanExtension(Logger log) {
    this.log = log;
  }

  @Override
  public void afterProjectsRead(MavenSession session) {
    List<MavenProject> projects = session.getProjects();
    ScanExecution scan = ScanExecution.in(session);
    // Modules that are built at the same time end in any order; the last to end scans.
    List<MavenProject> ends =
        session.getRequest().getDegreeOfConcurrency() > 1
            ? projects
            : Collections.singletonList(projects.get(projects.size() - 1));
    ends.forEach(scan::addTo);
    scan.declareIn(session.getTopLevelProject()); // so that mvn wiretime:baseline is known
  }

  /**
   * After Maven has said whether the build succeeded, which is where people look. A build that
   * failed may have come to no scan, and where Maven went on with other modules, nobody sees that.
   */
  @Override
  public void afterSessionEnd(MavenSession session) {
    boolean isUnscanned = new WaitingScanner(BuildRoot.of(session)).end();
    LastWord.in(session).ifPresent(log::warn);
    if (isUnscanned && goesOnAfterFailures(session) && session.getResult().hasExceptions()) {
      log.warn(
          "nothing was scanned, because a module failed before the scan; mvn "
              + OwnPlugin.prefix(session)
              + ":scan scans the modules that are compiled");
    }
  }

  private static boolean goesOnAfterFailures(MavenSession session) {
    return !MavenExecutionRequest.REACTOR_FAIL_FAST.equals(session.getReactorFailureBehavior());
  }
}
