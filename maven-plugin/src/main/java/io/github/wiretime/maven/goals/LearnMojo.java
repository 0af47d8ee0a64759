package io.github.wiretime.maven.goals;

import io.github.wiretime.maven.options.Settings;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

/** Is gone, and says what to do instead. */
@Mojo(name = "learn", aggregator = true, requiresProject = false, threadSafe = true)
public final class LearnMojo extends AbstractMojo {

  @Parameter(defaultValue = "${session}", readonly = true, required = true)
  private MavenSession session;

  @Override
  public void execute() throws MojoExecutionException {
    throw new MojoExecutionException(Settings.of(session).words().of("option.learn"));
  }
}
