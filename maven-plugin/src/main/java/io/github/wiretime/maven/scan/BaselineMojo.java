package io.github.wiretime.maven.scan;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.apache.maven.plugins.annotations.Mojo;

/**
 * Writes what is found now into the baseline, so that only what is new is reported from then on.
 */
@Mojo(name = "baseline", aggregator = true, threadSafe = true)
public final class BaselineMojo extends AbstractWritingMojo {

  @Override
  Path file() {
    return baseline().orElseGet(this::usualBaseline);
  }

  @Override
  List<String> arguments() {
    return Arrays.asList("--baseline=" + file(), "--baseline-mode=write");
  }
}
