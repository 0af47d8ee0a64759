package io.github.wiretime.maven.scan;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.apache.maven.plugins.annotations.Mojo;

/**
 * Adds what the services of this build send to a wire map, for other builds that compile the
 * classes which are sent.
 */
@Mojo(name = "learn", aggregator = true, threadSafe = true)
public final class LearnMojo extends AbstractWritingMojo {

  private static final String LEARN = "--wire-map-mode=learn";
  private static final String USUAL = "costly-rpc-time.wiremap";

  @Override
  Path file() {
    return root().resolve(settings().get("wireMap").orElse(USUAL));
  }

  @Override
  List<String> arguments() {
    return settings().get("wireMap").isPresent()
        ? Collections.singletonList(LEARN) // all goals name the map
        : Arrays.asList("--wire-map=" + file(), LEARN);
  }
}
