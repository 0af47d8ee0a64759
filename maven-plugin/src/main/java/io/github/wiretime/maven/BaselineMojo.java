package io.github.wiretime.maven;

import org.apache.maven.plugins.annotations.Mojo;

/**
 * Writes what is found now into the baseline, so that only what is new is reported from then on.
 */
@Mojo(name = "baseline", aggregator = true, threadSafe = true)
public final class BaselineMojo extends AbstractBaselineMojo {

  @Override
  String mode() {
    return "write";
  }
}
