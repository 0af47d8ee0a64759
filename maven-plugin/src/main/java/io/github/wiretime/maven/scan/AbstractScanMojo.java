package io.github.wiretime.maven.scan;

import io.github.wiretime.maven.build.BuildFolder;
import io.github.wiretime.maven.build.BuildRoot;
import io.github.wiretime.maven.build.Jdk;
import io.github.wiretime.maven.build.Libraries;
import io.github.wiretime.maven.build.Modules;
import io.github.wiretime.maven.build.OwnPlugin;
import io.github.wiretime.maven.options.CheckParameters;
import io.github.wiretime.maven.options.Settings;
import io.github.wiretime.maven.options.UnknownOptions;
import io.github.wiretime.maven.scanner.Scanner;
import io.github.wiretime.maven.scanner.WaitingScanner;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.inject.Inject;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugin.descriptor.PluginDescriptor;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;
import org.apache.maven.project.ProjectDependenciesResolver;
import org.apache.maven.toolchain.ToolchainManager;

/** What all goals that scan have in common: the modules, their libraries, and the options. */
abstract class AbstractScanMojo extends CheckParameters {

  /** What to do where nothing can run the scan. */
  static final String NO_JDK =
      "not scanned: the scan needs a JDK "
          + Jdk.OLDEST
          + " or later beside the one that runs Maven. Install one, and set JAVA_HOME_17 or a"
          + " toolchain if it is in no usual folder; -Dwiretime.skip leaves the scan out.";

  /** Options of which each goal says itself what to do with them, and those of compilations. */
  private static final List<String> NOT_PASSED =
      Collections.unmodifiableList(Arrays.asList("baseline", "references"));

  @Parameter(defaultValue = "${session}", readonly = true, required = true)
  private MavenSession session;

  @Parameter(defaultValue = "${plugin}", readonly = true, required = true)
  private PluginDescriptor plugin;

  @Parameter(defaultValue = "${mojoExecution}", readonly = true, required = true)
  private MojoExecution execution;

  @Inject private ProjectDependenciesResolver resolver;

  @Inject private ToolchainManager toolchains;

  /** Leaves the scan out. */
  @Parameter(property = "wiretime.skip", defaultValue = "false")
  private boolean skip;

  /**
   * When modules are looked at: {@code scan} at the end of the build, {@code javac} and {@code
   * errorprone} while they are compiled, and {@code auto} while they are compiled where Maven's JVM
   * or the build's Error Prone lets it.
   */
  @Parameter(property = "wiretime.mode", defaultValue = "auto")
  private String mode;

  /** What a new finding means: {@code WARNING}, or {@code ERROR}, which fails the build. */
  @Parameter(property = "wiretime.severity", defaultValue = "WARNING")
  private String severity;

  MavenSession session() {
    return session;
  }

  PluginDescriptor plugin() {
    return plugin;
  }

  /** What is set, for the whole build where the extension put this goal into a module. */
  Settings settings() {
    return ScanExecution.ID.equals(execution.getExecutionId())
        ? Settings.of(session)
        : Settings.given(given());
  }

  private Map<String, String> given() {
    Map<String, String> given = new HashMap<>(chosenOptions());
    given.put("skip", String.valueOf(skip));
    given.put("mode", mode);
    given.put("severity", severity);
    return given;
  }

  /** Whether a user named this goal, and no POM and no extension did. */
  boolean isAskedFor() {
    return execution.getSource() == MojoExecution.Source.CLI;
  }

  /**
   * A misspelt option or value must not look like one that does nothing, also where a goal has no
   * use for it.
   */
  void refuseWrongOptions() throws MojoExecutionException {
    Settings settings = settings();
    settings.mode();
    settings.isError();
    UnknownOptions unknown = new UnknownOptions(plugin);
    Optional<String> refused = unknown.in(session);
    if (refused.isPresent()) {
      throw new MojoExecutionException(refused.get());
    }
    unknown.among(session).ifPresent(getLog()::warn);
  }

  /** How the user of this command would write a path. */
  String shown(Path file) {
    return BuildFolder.shown(file, session);
  }

  /** Where relative paths begin, and the files that a team commits are. */
  Path root() {
    return BuildFolder.root(session);
  }

  /** Where the reports are. */
  Path reports() {
    return BuildFolder.reports(session);
  }

  Optional<Path> baseline() {
    return BuildFolder.baseline(settings().get("baseline"), root());
  }

  /** What the file of known findings is called unless the build says otherwise. */
  Path usualBaseline() {
    return BuildFolder.usualBaseline(root());
  }

  Libraries librariesOf(Modules modules) {
    return Libraries.of(modules, session, resolver);
  }

  /** The scan with the arguments of one goal besides those that all have. */
  Scanner.Result scan(Modules modules, Libraries libraries, List<String> arguments)
      throws MojoExecutionException, MojoFailureException {
    return scan(scanner(), complete(modules, libraries, arguments));
  }

  Scanner scanner() throws MojoExecutionException {
    Path java = java().orElseThrow(() -> new MojoExecutionException(NO_JDK));
    return new Scanner(java, jar(), root());
  }

  /** With the arguments that all goals have. */
  List<String> complete(Modules modules, Libraries libraries, List<String> arguments) {
    Settings settings = settings();
    List<String> all = new ArrayList<>(arguments);
    for (String name : names()) {
      if (!NOT_PASSED.contains(name)) {
        settings.get(name).ifPresent(value -> all.add(ScanArguments.of(name, value)));
      }
    }
    all.add("--maven-goals=" + OwnPlugin.prefix(session));
    all.add("--class-path=" + join(libraries.jars()));
    all.add("--sources=" + join(sources(modules)));
    modules.classes().forEach(folder -> all.add(folder.toString()));
    return all;
  }

  /** The files and folders that a scan reads; empty where only the scan can tell them all. */
  Optional<Set<Path>> read(Modules modules, Libraries libraries) {
    Settings settings = settings();
    // Patterns name some files, manifests of jars others, and without Dubbo among the libraries
    // the scan looks for its release beside the classes.
    if (settings.get("springConfig").isPresent()
        || modules.classes().stream().anyMatch(Files::isRegularFile)
        || !libraries.haveRpc()) {
      return Optional.empty();
    }
    Set<Path> read = new LinkedHashSet<>(modules.classes());
    read.addAll(libraries.jars());
    read.addAll(sources(modules));
    baseline().ifPresent(read::add);
    return Optional.of(read);
  }

  Scanner.Result scan(Scanner scanner, List<String> arguments)
      throws MojoExecutionException, MojoFailureException {
    try {
      Scanner.Result result = new WaitingScanner(BuildRoot.of(session)).run(scanner, arguments);
      if (result.exitCode == Scanner.WRONG_USE) {
        throw new MojoExecutionException(String.join("; ", result.messages));
      }
      return result;
    } catch (IOException failed) {
      return Scanner.Result.failed("the scan cannot be run: " + failed.getMessage());
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new MojoFailureException("the scan was interrupted", interrupted);
    }
  }

  /** Those of modules that are left out as well, because what they declare may be sent. */
  private Set<Path> sources(Modules modules) {
    Set<Path> sources = new LinkedHashSet<>(modules.sources());
    List<MavenProject> all = session.getAllProjects();
    sources.addAll(Modules.sourcesOf(all == null ? projects() : all));
    return sources;
  }

  private static String join(Collection<Path> paths) {
    return paths.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
  }

  private Path jar() throws MojoExecutionException {
    for (Artifact artifact : plugin.getArtifacts()) {
      if (artifact.getArtifactId().equals("wiretime-scan")) {
        return artifact.getFile().toPath();
      }
    }
    throw new MojoExecutionException("wiretime-scan is not among what this plugin depends on");
  }

  /** What runs the scan. */
  Optional<Path> java() {
    return Jdk.java(session, toolchains);
  }

  /** The modules that this run builds; {@code -pl} leaves others out. */
  List<MavenProject> projects() {
    return session.getProjects();
  }
}
