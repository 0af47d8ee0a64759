package io.github.wiretime.maven.goals;

import io.github.wiretime.maven.build.BuildRoot;
import io.github.wiretime.maven.build.Libraries;
import io.github.wiretime.maven.build.Modules;
import io.github.wiretime.maven.build.NameList;
import io.github.wiretime.maven.options.Settings;
import io.github.wiretime.maven.release.OldBuild;
import io.github.wiretime.maven.scan.BuildScan;
import io.github.wiretime.maven.scan.Scanner;
import io.github.wiretime.maven.words.Words;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.apache.maven.execution.MavenExecutionRequest;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;

/**
 * Writes a patch for the sources of all modules, {@code target/wiretime/release-1.patch}, to be
 * applied with {@code git apply}. It adds twins of costly fields, which Hessian writes cheaply, and
 * says what it saves, what it leaves out and why. No source is changed.
 */
@Mojo(name = "fix", aggregator = true, threadSafe = true)
public final class FixMojo extends AbstractScanMojo {

  /** What no shell takes for anything else. */
  private static final Pattern PLAIN = Pattern.compile("[\\w.,:/\\\\=@%+-]+");

  private static final List<String> RELEASES = Arrays.asList("1", "2");

  /** Which patch to write: {@code 1} reads twins, {@code 2} sends them, one release later. */
  @Parameter(property = "wiretime.fixRelease", defaultValue = "1")
  private String fixRelease;

  /** Members to patch: {@code com.acme.OrderDto.*}; all that can be patched by default. */
  @Parameter(property = "wiretime.fixMembers")
  private List<String> fixMembers;

  /**
   * Jars of other applications: release 2 leaves out what one of them has without twins, and says
   * so.
   */
  @Parameter(property = "wiretime.peers")
  private List<String> peers;

  @Override
  public void execute() throws MojoExecutionException, MojoFailureException {
    BuildScan scan = scan();
    if (scan.settings().isSkipped()) {
      return;
    }
    scan.refuseWrongOptions(getLog()::warn);
    Words words = scan.words();
    if (!RELEASES.contains(fixRelease)) {
      throw new MojoExecutionException(words.of("fix.release", fixRelease));
    }
    Modules modules = scan.modules();
    String notBuilt = NameList.some(modules.notBuilt());
    if (modules.classes().isEmpty()) {
      throw new MojoFailureException(words.of("goal.no-classes", notBuilt));
    }
    if (!notBuilt.isEmpty()) {
      getLog().warn(words.of("fix.not-compiled", notBuilt));
    }
    Path patch = scan.reports().resolve("release-" + fixRelease + ".patch");
    removeOld(patch, scan);
    Libraries libraries = scan.libraries(modules);
    List<String> arguments = arguments(patch, scan);
    if ("2".equals(fixRelease)) {
      addReleased(scan, modules, libraries, arguments);
    }
    Scanner.Result result = scan.run("fix", modules, libraries, arguments);
    if (result.isFailed) {
      throw new MojoExecutionException(words.of("fix.failed", result.why()));
    }
    result.messages.forEach(getLog()::warn);
    result.output.forEach(getLog()::info);
    Path folder = folderOfAll();
    if (Files.exists(patch) && !folder.equals(folderOf(BuildRoot.of(session())))) {
      getLog().info(words.of("fix.apply-in", folder));
    }
  }

  /** One of an earlier run would look like the result of this one, and fits no source any more. */
  private static void removeOld(Path patch, BuildScan scan) throws MojoExecutionException {
    try {
      Files.deleteIfExists(patch);
    } catch (IOException inUse) {
      throw new MojoExecutionException(
          scan.words().of("fix.not-replaced", scan.shown(patch), inUse), inUse);
    }
  }

  private List<String> arguments(Path patch, BuildScan scan) {
    List<String> arguments = new ArrayList<>();
    arguments.add("--patch=" + patch);
    arguments.add("--root=" + folderOfAll());
    arguments.add("--release=" + fixRelease);
    arguments.add("--given=" + given());
    add("fixMembers", fixMembers, ",", "--members=", arguments, scan.words());
    add("peers", peers, File.pathSeparator, "--peers=", arguments, scan.words());
    return arguments;
  }

  /** Peers run the latest release, which must have release 1. */
  private void addReleased(
      BuildScan scan, Modules modules, Libraries libraries, List<String> arguments) {
    String against = scan.settings().get("against").orElse(OldBuild.RELEASE);
    try {
      Optional<OldBuild> old = scan.oldBuild(against, modules, libraries);
      old.ifPresent(build -> build.inputs().forEach(file -> arguments.add("--against=" + file)));
      boolean isUnchecked = !old.isPresent() && (peers == null || peers.isEmpty());
      if (isUnchecked && OldBuild.RELEASE.equals(against)) {
        getLog().warn(scan.words().of("fix.never-released"));
      }
    } catch (MojoExecutionException unknown) {
      getLog().warn(scan.words().of("fix.release-unknown", unknown.getMessage()));
    }
  }

  /** What the user typed besides goals, as far as the next step needs it again. */
  private String given() {
    List<String> given = new ArrayList<>();
    MavenExecutionRequest request = session().getRequest();
    if (!request.getSelectedProjects().isEmpty()) {
      given.add("-pl");
      given.add(String.join(",", request.getSelectedProjects()));
    }
    for (String name : new TreeSet<>(request.getUserProperties().stringPropertyNames())) {
      if (name.startsWith("wiretime.") && !"wiretime.fixRelease".equals(name)) {
        given.add("-D" + name + "=" + request.getUserProperties().getProperty(name));
      }
    }
    return given.stream()
        .map(each -> PLAIN.matcher(each).matches() ? each : '"' + each + '"')
        .collect(Collectors.joining(" "));
  }

  /** Maven gives an empty list, or none, where nothing is set. */
  private void add(
      String name,
      List<String> values,
      String separator,
      String option,
      List<String> arguments,
      Words words) {
    if (values == null || values.isEmpty()) {
      return;
    }
    String given = Settings.joined(values.stream(), separator);
    if (given.isEmpty()) {
      getLog().warn(words.of("fix.names-nothing", name));
    } else {
      arguments.add(option + given);
    }
  }

  /** The folder of the build, or the one above it that has the modules beside it as well. */
  private Path folderOfAll() {
    Path folder = folderOf(BuildRoot.of(session()));
    for (MavenProject module : session().getProjects()) {
      while (!folderOf(module).startsWith(folder) && folder.getParent() != null) {
        folder = folder.getParent();
      }
    }
    return folder;
  }

  private static Path folderOf(MavenProject project) {
    return project.getBasedir().toPath().toAbsolutePath().normalize();
  }
}
