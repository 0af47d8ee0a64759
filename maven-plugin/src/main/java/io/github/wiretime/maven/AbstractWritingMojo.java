package io.github.wiretime.maven;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
    refuseUnknownOptions();
    Modules modules = Modules.of(allProjects());
    if (!modules.notBuilt().isEmpty()) {
      throw new MojoFailureException(
          "This needs all modules, those that -pl leaves out as well; compile first: "
              + String.join(", ", modules.notBuilt()));
    }
    List<String> arguments = new ArrayList<>(arguments());
    arguments.add("--fail-on=none");
    Optional<String> before = content();
    Scanner.Result result = scan(modules, librariesOf(modules), arguments);
    result.messages.forEach(getLog()::warn);
    if (result.exitCode != 0) {
      throw new MojoExecutionException("the scan failed; what it said stands above");
    }
    getLog().info(outcome(before, content()));
  }

  private String outcome(Optional<String> before, Optional<String> now) {
    if (!now.isPresent()) {
      return "nothing was found, so nothing is written";
    }
    return now.equals(before)
        ? shown(file()) + " is up to date"
        : "wrote " + shown(file()) + "; commit it";
  }

  private Optional<String> content() throws MojoExecutionException {
    try {
      return Files.exists(file())
          ? Optional.of(new String(Files.readAllBytes(file()), StandardCharsets.UTF_8))
          : Optional.empty();
    } catch (IOException unreadable) {
      throw new MojoExecutionException("cannot read " + file(), unreadable);
    }
  }
}
