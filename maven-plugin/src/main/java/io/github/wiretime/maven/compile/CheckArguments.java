package io.github.wiretime.maven.compile;

import io.github.wiretime.maven.build.BuildFolder;
import io.github.wiretime.maven.build.Modules;
import io.github.wiretime.maven.options.CheckParameters;
import io.github.wiretime.maven.options.Settings;
import java.io.File;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.maven.model.Resource;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.project.MavenProject;

/** The configuration of this plugin as arguments of the check in a compilation. */
final class CheckArguments {

  /** Those that name files, whose paths begin elsewhere. */
  private static final List<String> FILES =
      Collections.unmodifiableList(Arrays.asList("baseline", "springConfig"));

  private final Settings settings;
  private final Path root;
  private final Supplier<Set<String>> provided;

  /**
   * Of one build.
   *
   * @param root where relative paths of the configuration begin
   * @param provided interfaces of services that this build provides
   */
  CheckArguments(Settings settings, Path root, Supplier<Set<String>> provided) {
    this.settings = settings;
    this.root = root;
    this.provided = provided;
  }

  /** For one module; Error Prone's parser reads them. */
  List<String> of(MavenProject project) throws MojoExecutionException {
    List<String> arguments = new ArrayList<>();
    Set<String> chosen = settings.checks();
    String severity = isError() ? "ERROR" : "WARN";
    for (String check : Settings.CHECKS) {
      arguments.add("-Xep:" + check + ":" + (chosen.contains(check) ? severity : "OFF"));
    }
    for (String name : CheckParameters.names()) {
      if (!FILES.contains(name) && !CheckParameters.OF_SCANS.contains(name)) {
        settings.get(name).ifPresent(value -> arguments.add(option(name, value)));
      }
    }
    BuildFolder.baseline(settings.get("baseline"), root)
        .ifPresent(file -> arguments.add(option("baseline", file.toString())));
    arguments.add(option("buildGoals", "wiretime")); // the extension makes the prefix known
    if (!settings.get("references").isPresent()) {
      String services = String.join(",", provided.get());
      if (!services.isEmpty()) {
        arguments.add(option("buildProvides", services));
      }
    }
    String springFiles = springFiles(project);
    if (!springFiles.isEmpty()) {
      arguments.add(option("springConfig", springFiles));
    }
    return arguments;
  }

  /**
   * Why a build's own Error Prone, which has the checker already, does not run a check that is
   * chosen. Where it names the check itself, that is what the build wants.
   *
   * @param errorProne the argument of javac with the options of Error Prone
   */
  Optional<String> offIn(String errorProne) throws MojoExecutionException {
    if (!errorProne.contains("-XepDisableAllChecks")
        && !errorProne.contains("-XepDisableAllWarnings")) {
      return Optional.empty();
    }
    return settings.checks().stream()
        .filter(name -> !errorProne.contains("-Xep:" + name))
        .map(
            name ->
                "its Error Prone has " + name + " off; -Xep:" + name + ":WARN turns it on there")
        .findFirst();
  }

  boolean isError() throws MojoExecutionException {
    return settings.isError();
  }

  /** Those that are packed with the module, as the scan finds them, and those of the user. */
  private String springFiles(MavenProject project) {
    Stream<String> packed =
        project.getResources().stream()
            .map(Resource::getDirectory)
            .filter(CheckArguments::hasXml)
            .map(folder -> relative(project, folder) + "/**/*.xml");
    Stream<String> named =
        settings
            .get("springConfig")
            .map(list -> Arrays.stream(list.split(",")))
            .orElseGet(Stream::empty)
            .map(String::trim)
            .map(pattern -> new File(pattern).isAbsolute() ? pattern : root + "/" + pattern);
    return Stream.concat(packed, named).collect(Collectors.joining(","));
  }

  /** Short, without a blank of a folder above, and with the slashes that patterns have. */
  private static String relative(MavenProject project, String folder) {
    Path path = Paths.get(folder);
    Path base = project.getBasedir().toPath();
    return path.startsWith(base)
        ? base.relativize(path).toString().replace(File.separatorChar, '/')
        : folder;
  }

  private static boolean hasXml(String folder) {
    return Modules.has(new File(folder).toPath(), file -> file.toString().endsWith(".xml"));
  }

  private static String option(String name, String value) {
    return "-XepOpt:CostlyRpcTime:"
        + Character.toUpperCase(name.charAt(0))
        + name.substring(1)
        + "="
        + value;
  }
}
