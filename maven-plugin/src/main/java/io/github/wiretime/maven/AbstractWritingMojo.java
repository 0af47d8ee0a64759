package io.github.wiretime.maven;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;

/** What writes a file about all modules, and reports nothing. */
abstract class AbstractWritingMojo extends AbstractScanMojo {

  /** Whether a goal that the user asked for is one of these. */
  static boolean isNamed(String goal) {
    return goal.matches(".*wiretime[^:]*:(.*:)?(baseline|prune|learn)(@.*)?");
  }

  abstract Path file();

  /** How the scan is told to write it. */
  abstract List<String> arguments();

  @Override
  public final void execute() throws MojoExecutionException, MojoFailureException {
    if (isSkipped()) {
      return;
    }
    Modules modules = Modules.of(allProjects());
    if (!modules.notBuilt().isEmpty()) {
      throw new MojoFailureException(
          "This needs all modules; compile first: " + String.join(", ", modules.notBuilt()));
    }
    List<String> arguments = new ArrayList<>(arguments());
    arguments.add("--fail-on=none");
    Scanner.Result result = scan(modules, librariesOf(modules), arguments);
    result.messages.forEach(getLog()::warn);
    if (result.exitCode != 0) {
      throw new MojoExecutionException("the scan failed; what it said stands above");
    }
    getLog()
        .info(
            Files.exists(file())
                ? root().relativize(file()) + " is up to date"
                : "nothing was found, so nothing is written");
  }
}
