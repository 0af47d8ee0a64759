package io.github.wiretime.maven.scan;

import io.github.wiretime.maven.build.BuildRoot;
import io.github.wiretime.maven.build.Goals;
import io.github.wiretime.maven.build.Modules;
import io.github.wiretime.maven.build.Names;
import io.github.wiretime.maven.options.Settings;
import io.github.wiretime.maven.scanner.Scanner;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;

/**
 * Writes a patch for the sources of all modules, {@code target/wiretime/step-1.patch}, to be
 * applied with {@code git apply}. It adds twins of costly fields, which Hessian writes cheaply, and
 * says what it saves, what it leaves out and why. No source is changed.
 */
@Mojo(name = Goals.FIX, aggregator = true, threadSafe = true)
public final class FixMojo extends AbstractScanMojo {

  private static final List<String> STEPS = Arrays.asList("1", "2");

  /** Which patch to write: {@code 1} reads twins, {@code 2} sends them, one release later. */
  @Parameter(property = "wiretime.fixStep", defaultValue = "1")
  private String fixStep;

  /** Members to patch: {@code com.acme.OrderDto.*}; all that can be patched by default. */
  @Parameter(property = "wiretime.fixMembers")
  private List<String> fixMembers;

  /**
   * Jars of other applications: step 2 leaves out what one of them has without twins, and says so.
   */
  @Parameter(property = "wiretime.peers")
  private List<String> peers;

  @Override
  public void execute() throws MojoExecutionException, MojoFailureException {
    if (settings().isSkipped()) {
      return;
    }
    refuseWrongOptions();
    if (!STEPS.contains(fixStep)) {
      throw new MojoExecutionException("wiretime.fixStep: '" + fixStep + "' is neither 1 nor 2");
    }
    Modules modules = Modules.of(projects());
    if (modules.classes().isEmpty()) {
      throw new MojoFailureException(
          "no module has classes; compile first"
              + (modules.notBuilt().isEmpty() ? "" : ": " + Names.some(modules.notBuilt())));
    }
    if (!modules.notBuilt().isEmpty()) {
      getLog().warn("not compiled, so not patched: " + Names.some(modules.notBuilt()));
    }
    Path patch = reports().resolve("step-" + fixStep + ".patch");
    removeOld(patch);
    report(scan(modules, librariesOf(modules), arguments(patch)), patch);
  }

  /** One of an earlier run would look like the result of this one, and fits no source any more. */
  private void removeOld(Path patch) throws MojoExecutionException {
    try {
      Files.deleteIfExists(patch);
    } catch (IOException inUse) {
      throw new MojoExecutionException(shown(patch) + " cannot be replaced", inUse);
    }
  }

  private List<String> arguments(Path patch) {
    List<String> arguments = new ArrayList<>();
    arguments.add("--fail-on=none");
    arguments.add("--fix=" + patch);
    arguments.add("--fix-root=" + folderOfAll());
    arguments.add("--fix-step=" + fixStep);
    add("fixMembers", fixMembers, ",", arguments);
    add("peers", peers, File.pathSeparator, arguments);
    baseline().ifPresent(file -> arguments.add("--baseline=" + file));
    return arguments;
  }

  /** Maven gives an empty list, or none, where nothing is set. */
  private void add(String name, List<String> values, String separator, List<String> arguments) {
    if (values == null || values.isEmpty()) {
      return;
    }
    String given = Settings.joined(values.stream(), separator);
    if (given.isEmpty()) {
      getLog().warn("wiretime." + name + " names nothing, so it does nothing");
    } else {
      arguments.add(ScanArguments.of(name, given));
    }
  }

  /** The folder of the build, or the one above it that has the modules beside it as well. */
  private Path folderOfAll() {
    Path folder = folderOf(BuildRoot.of(session()));
    List<Path> modules = projects().stream().map(FixMojo::folderOf).collect(Collectors.toList());
    for (Path module : modules) {
      while (!module.startsWith(folder) && folder.getParent() != null) {
        folder = folder.getParent();
      }
    }
    return folder;
  }

  private static Path folderOf(MavenProject project) {
    return project.getBasedir().toPath().toAbsolutePath().normalize();
  }

  private void report(Scanner.Result result, Path patch) throws MojoExecutionException {
    if (result.exitCode != 0 && result.output.isEmpty()) {
      throw new MojoExecutionException(
          "the scan failed, so there is no patch: " + String.join("; ", result.messages));
    }
    result.messages.forEach(getLog()::warn);
    result.output.forEach(getLog()::info);
    Path folder = folderOfAll();
    if (Files.exists(patch) && !folder.equals(folderOf(BuildRoot.of(session())))) {
      getLog().info("apply it in " + folder);
    }
  }
}
