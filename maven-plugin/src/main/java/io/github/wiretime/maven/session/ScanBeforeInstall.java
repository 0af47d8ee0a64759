package io.github.wiretime.maven.session;

import java.util.Optional;
import javax.inject.Named;
import javax.inject.Singleton;
import org.apache.maven.execution.MojoExecutionEvent;
import org.apache.maven.execution.MojoExecutionListener;
import org.apache.maven.plugin.MojoExecutionException;

/** Asks before each goal whether to scan first: only so can a build be failed in its middle. */
@Named("wiretime")
@Singleton
public final class ScanBeforeInstall implements MojoExecutionListener {

  @Override
  public void beforeMojoExecution(MojoExecutionEvent event) throws MojoExecutionException {
    Optional<SessionScan> scan = SessionScan.of(event.getSession());
    if (scan.isPresent()) {
      scan.get().before(event.getExecution(), event.getProject());
    }
  }

  @Override
  public void afterMojoExecutionSuccess(MojoExecutionEvent event) {}

  @Override
  public void afterExecutionFailure(MojoExecutionEvent event) {}
}
