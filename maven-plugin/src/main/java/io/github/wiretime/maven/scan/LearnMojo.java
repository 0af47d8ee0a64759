package io.github.wiretime.maven.scan;

import io.github.wiretime.maven.options.UnknownOptions;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Mojo;

/** Fails, and says what has taken the place of the wire map that it wrote in earlier versions. */
@Mojo(name = "learn", aggregator = true, threadSafe = true)
public final class LearnMojo extends AbstractMojo {

  @Override
  public void execute() throws MojoExecutionException {
    throw new MojoExecutionException(UnknownOptions.WITHOUT_WIRE_MAP);
  }
}
