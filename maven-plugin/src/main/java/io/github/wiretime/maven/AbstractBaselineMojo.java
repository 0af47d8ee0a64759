package io.github.wiretime.maven;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;

/** What changes the file of known findings. */
abstract class AbstractBaselineMojo extends AbstractScanMojo {

  /** Whether a goal that the user asked for is one of these. */
  static boolean isNamed(String goal) {
    return goal.matches(".*wiretime[^:]*:(.*:)?(baseline|prune)(@.*)?");
  }

  /** How the scan calls it. */
  abstract String mode();

  @Override
  public final void execute() throws MojoExecutionException, MojoFailureException {
    if (isSkipped()) {
      return;
    }
    Modules modules = Modules.of(allProjects());
    if (!modules.notBuilt().isEmpty()) {
      throw new MojoFailureException(
          "The baseline needs all modules; compile first: "
              + String.join(", ", modules.notBuilt()));
    }
    Path file = baseline().orElseGet(this::usualBaseline);
    Scanner.Result result =
        scan(
            modules,
            librariesOf(modules),
            Arrays.asList("--baseline=" + file, "--baseline-mode=" + mode(), "--fail-on=none"));
    result.messages.forEach(getLog()::warn);
    if (result.exitCode != 0) {
      throw new MojoExecutionException("the scan failed; what it said stands above");
    }
    getLog()
        .info(
            Files.exists(file)
                ? root().relativize(file) + " is up to date"
                : "nothing was found, so nothing is written");
  }
}
