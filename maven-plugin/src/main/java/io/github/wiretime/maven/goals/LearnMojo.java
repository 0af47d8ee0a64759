package io.github.wiretime.maven.goals;

import io.github.wiretime.maven.build.Modules;
import io.github.wiretime.maven.scan.BuildScan;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
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
  List<Written> files(BuildScan scan, Modules all) {
    Optional<String> named = scan.settings().get("wireMap");
    Path file = scan.root().resolve(named.orElse(USUAL));
    List<String> arguments =
        named.isPresent()
            ? Collections.singletonList(LEARN) // all goals name the map
            : Arrays.asList("--wire-map=" + file, LEARN);
    return Collections.singletonList(new Written(file, all, arguments));
  }
}
