package io.github.wiretime.maven;

import org.apache.maven.plugins.annotations.Mojo;

/** Takes out of the baseline what is no longer found. */
@Mojo(name = "prune", aggregator = true, threadSafe = true)
public final class PruneMojo extends AbstractBaselineMojo {

  @Override
  String mode() {
    return "prune";
  }
}
