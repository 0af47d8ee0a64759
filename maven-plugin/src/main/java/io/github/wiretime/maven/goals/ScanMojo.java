package io.github.wiretime.maven.goals;

import io.github.wiretime.maven.scan.BuildScan;
import io.github.wiretime.maven.scan.Gate;
import io.github.wiretime.maven.session.SessionScan;
import java.util.Map;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

/**
 * Reports the time types that make Dubbo calls slow, of all modules that the command selects. As an
 * extension the plugin does so when a build ends, and so does a goal that a POM binds to a phase.
 */
@Mojo(name = "scan", defaultPhase = LifecyclePhase.COMPILE, aggregator = true, threadSafe = true)
public final class ScanMojo extends AbstractScanMojo {

  /**
   * Two lines of Dubbo, {@code 3.2:3.3}: what changes between them is said of all modules, and no
   * findings. What does not arrive any more is what the severity is about.
   */
  @Parameter(property = "wiretime.upgrade")
  private String upgrade;

  @Override
  void addTo(Map<String, String> given) {
    given.put("upgrade", upgrade);
  }

  @Override
  public void execute() throws MojoExecutionException, MojoFailureException {
    if (!isAskedFor()) {
      SessionScan.addTo(session(), resolvers());
      return;
    }
    BuildScan scan = scan();
    if (scan.settings().isSkipped()) {
      return;
    }
    scan.refuseWrongOptions(getLog()::warn);
    if (!scan.settings().get("upgrade").isPresent()) {
      SessionScan.noteScanned(session());
    }
    new Gate(scan, /* isAskedFor= */ true).pass();
  }
}
