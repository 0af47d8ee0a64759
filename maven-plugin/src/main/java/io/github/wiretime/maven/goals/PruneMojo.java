package io.github.wiretime.maven.goals;

import io.github.wiretime.maven.build.Modules;
import io.github.wiretime.maven.scan.BuildScan;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Mojo;

/** Takes out of the baseline what is no longer found. */
@Mojo(name = "prune", aggregator = true, threadSafe = true)
public final class PruneMojo extends AbstractWritingMojo {

  @Override
  List<Written> files(BuildScan scan, Modules all) throws MojoExecutionException {
    Path file = scan.baseline().orElseGet(this::usualBaseline);
    if (!Files.exists(file)) {
      throw new MojoExecutionException(scan.words().of("goal.no-file", scan.shown(file)));
    }
    return baseline(file, "prune", scan, all);
  }
}
