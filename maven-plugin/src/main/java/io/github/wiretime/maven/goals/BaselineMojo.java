package io.github.wiretime.maven.goals;

import io.github.wiretime.maven.build.Modules;
import io.github.wiretime.maven.scan.BuildScan;
import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Mojo;

/**
 * Writes what is found now into the baseline, so that only what is new is reported from then on.
 */
@Mojo(name = "baseline", aggregator = true, threadSafe = true)
public final class BaselineMojo extends AbstractWritingMojo {

  @Override
  List<Written> files(BuildScan scan, Modules all) throws MojoExecutionException {
    return baseline(scan.baseline().orElseGet(this::usualBaseline), "write", scan, all);
  }
}
