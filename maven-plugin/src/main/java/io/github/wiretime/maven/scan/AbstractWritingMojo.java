package io.github.wiretime.maven.scan;

import io.github.wiretime.maven.build.Modules;
import io.github.wiretime.maven.build.Names;
import io.github.wiretime.maven.scanner.Scanner;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.project.MavenProject;

/**
 * What writes a file about the modules whose classes are there, and reports nothing. What the file
 * says of others stays.
 */
abstract class AbstractWritingMojo extends AbstractScanMojo {

  abstract Path file() throws MojoExecutionException;

  /** How the scan is told to write it. */
  abstract List<String> arguments() throws MojoExecutionException;

  /** Fails the build where the result of a scan that did not fail is a reason to. */
  void judge(Scanner.Result result) throws MojoFailureException {}

  @Override
  public final void execute() throws MojoExecutionException, MojoFailureException {
    if (settings().isSkipped()) {
      return;
    }
    refuseWrongOptions();
    Modules modules = Modules.of(projects());
    if (modules.classes().isEmpty() && !modules.notBuilt().isEmpty()) {
      throw new MojoFailureException(
          "no module has classes; compile first: " + Names.some(modules.notBuilt()));
    }
    List<String> unseen = unseen(modules);
    if (!unseen.isEmpty()) {
      getLog()
          .warn(
              "not seen, so what "
                  + shown(file())
                  + " says of them stays as it is: "
                  + Names.some(unseen));
    }
    if (!modules.classes().isEmpty()) {
      write(modules);
    } else {
      getLog().info("there are no classes, so nothing is written");
    }
  }

  /** Modules that are not compiled, and those that {@code -pl} leaves out. */
  private List<String> unseen(Modules modules) {
    List<MavenProject> all = session().getAllProjects();
    List<MavenProject> leftOut = new ArrayList<>(all == null ? Collections.emptyList() : all);
    leftOut.removeAll(projects());
    Modules others = Modules.of(leftOut);
    return Stream.of(modules.notBuilt(), others.notBuilt(), others.built())
        .flatMap(List::stream)
        .collect(Collectors.toList());
  }

  private void write(Modules modules) throws MojoExecutionException, MojoFailureException {
    List<String> arguments = new ArrayList<>(arguments());
    arguments.add("--fail-on=none");
    Optional<String> before = content();
    Scanner.Result result = scan(modules, librariesOf(modules), arguments);
    result.messages.forEach(getLog()::warn);
    if (result.exitCode != 0 && result.output.isEmpty()) {
      throw new MojoExecutionException("the scan failed; what it said stands above");
    }
    judge(result);
    getLog().info(outcome(before, content()));
  }

  private String outcome(Optional<String> before, Optional<String> now)
      throws MojoExecutionException {
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
