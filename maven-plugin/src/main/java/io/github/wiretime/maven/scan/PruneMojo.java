package io.github.wiretime.maven.scan;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.apache.maven.plugins.annotations.Mojo;

/** Takes out of the baseline what is no longer found. */
@Mojo(name = "prune", aggregator = true, threadSafe = true)
public final class PruneMojo extends AbstractWritingMojo {

  @Override
  Path file() {
    return baseline().orElseGet(this::usualBaseline);
  }

  @Override
  List<String> arguments() {
    return Arrays.asList("--baseline=" + file(), "--baseline-mode=prune");
  }
}
