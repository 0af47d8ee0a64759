package io.github.wiretime.maven.goals;

import io.github.wiretime.maven.scan.BuildScan;
import io.github.wiretime.maven.scan.Gate;
import io.github.wiretime.maven.session.SessionScan;
import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.project.MavenProject;

/**
 * Tells what breaks while peers of this build and of the release before run together: each module
 * is compared with its highest release below its own version.
 */
@Mojo(
    name = "compare",
    defaultPhase = LifecyclePhase.PROCESS_CLASSES,
    aggregator = true,
    threadSafe = true)
public final class CompareMojo extends AbstractScanMojo {

  @Override
  public void execute() throws MojoExecutionException, MojoFailureException {
    List<MavenProject> modules = session().getProjects();
    boolean isLast = modules.get(modules.size() - 1).equals(session().getCurrentProject());
    if (!isAskedFor() && !isLast) {
      return; // a POM binds it in each module, and the classes of all are there in the last one
    }
    BuildScan scan = scan();
    if (scan.settings().isSkipped()) {
      return;
    }
    scan.refuseWrongOptions(getLog()::warn);
    new Gate(scan, /* isAskedFor= */ true).compare();
    SessionScan.noteCompared(session());
  }
}
