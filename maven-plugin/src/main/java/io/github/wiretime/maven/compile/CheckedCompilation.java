package io.github.wiretime.maven.compile;

import io.github.wiretime.maven.options.Mode;
import java.io.File;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.apache.maven.artifact.DependencyResolutionRequiredException;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.project.MavenProject;

/** A module's compilation, to which the check is added if nothing there speaks against it. */
final class CheckedCompilation {

  private static final String SCAN = "wiretime-scan";
  private static final String CHECKER = "wiretime-checker";
  private static final String ERROR_PRONE = "-Xplugin:ErrorProne";
  private static final String PLUGIN = "-Xplugin:CostlyRpcTime";

  private final CompilerMojo compiler;
  private final MavenProject project;
  private final Availability availability;
  private final CheckArguments check;
  private final Obstacles obstacles;

  CheckedCompilation(
      CompilerMojo compiler,
      MavenProject project,
      Availability availability,
      CheckArguments check,
      boolean usesToolchain) {
    this.compiler = compiler;
    this.project = project;
    this.availability = availability;
    this.check = check;
    this.obstacles = new Obstacles(compiler, project, usesToolchain);
  }

  /** Any mode but {@link Mode#AUTO}, which stands for one of the others. */
  Mode modeFor(Mode wanted) {
    if (wanted != Mode.AUTO) {
      return wanted;
    }
    if (errorProne().isPresent()) {
      return Mode.ERRORPRONE;
    }
    return Exports.areInThisJvm() ? Mode.JAVAC : Mode.SCAN;
  }

  /** Adds the check, or says why the module has to be scanned; then nothing was changed. */
  Optional<String> add(Mode mode) throws ReflectiveOperationException, MojoExecutionException {
    if (!compiler.isKnown()) {
      return Optional.of("this version of maven-compiler-plugin is not known");
    }
    List<String> arguments = check.of(project);
    Optional<String> obstacle = obstacles.toAny(arguments);
    if (!obstacle.isPresent()) {
      obstacle = mode == Mode.ERRORPRONE ? addToErrorProne(arguments) : addToJavac(arguments);
    }
    if (!obstacle.isPresent()) {
      compiler.showWarnings();
    }
    return obstacle;
  }

  private Optional<String> errorProne() {
    return compiler.arguments().stream()
        .filter(argument -> argument.trim().startsWith(ERROR_PRONE))
        .findFirst();
  }

  private Optional<String> addToErrorProne(List<String> added)
      throws ReflectiveOperationException, MojoExecutionException {
    Optional<String> errorProne = errorProne();
    if (compiler.processorPath(CHECKER).isPresent()) {
      return check.offIn(errorProne.orElse("")); // the build has it already
    }
    if (!errorProne.isPresent()) {
      return Optional.of("it is compiled without Error Prone");
    }
    Optional<Object> core = compiler.processorPath("error_prone_core");
    if (!core.isPresent()) {
      return Optional.of("error_prone_core is not in its annotationProcessorPaths");
    }
    if (!core.map(CompilerMojo::version).filter(CheckedCompilation::isKnown).isPresent()) {
      return Optional.of(
          "the check runs with Error Prone 2.36.0 and later, not with "
              + CompilerMojo.version(core.get()));
    }
    if (!availability.of(CHECKER)) {
      return Optional.of("its repositories do not have " + CHECKER);
    }
    compiler.addProcessorPath(CHECKER);
    List<String> arguments = compiler.arguments();
    arguments.set(
        arguments.indexOf(errorProne.get()),
        errorProne.get().trim() + " " + String.join(" ", added));
    compiler.setArguments(withLimits(arguments));
    return Optional.empty();
  }

  private static boolean isKnown(String version) {
    return !version.matches("2\\.([0-9]|[12][0-9]|3[0-5])(\\.\\d+)?");
  }

  private Optional<String> addToJavac(List<String> added)
      throws ReflectiveOperationException, MojoExecutionException {
    List<String> arguments = compiler.arguments();
    if (arguments.stream().anyMatch(argument -> argument.trim().startsWith(PLUGIN))) {
      return Optional.empty(); // the build has it already
    }
    Optional<String> obstacle = obstacles.toJavac();
    if (obstacle.isPresent()) {
      return obstacle;
    }
    if (compiler.hasProcessorPath()) {
      if (!availability.of(SCAN)) {
        return Optional.of("its repositories do not have " + SCAN);
      }
      compiler.addProcessorPath(SCAN);
    } else {
      arguments.addAll(processorPath());
    }
    if (compiler.isSet("fork")) {
      Exports.arguments().forEach(export -> arguments.add("-J" + export));
    }
    arguments.add("-XDcompilePolicy=simple");
    if (check.isError()) {
      arguments.add("--should-stop=ifError=FLOW"); // else the first class ends the findings
    }
    arguments.add(PLUGIN + " " + String.join(" ", added));
    compiler.setArguments(withLimits(arguments));
    return Optional.empty();
  }

  /** Else javac drops what is more than a hundred. Plugin 3.1 passes each argument only once. */
  private static List<String> withLimits(List<String> arguments) {
    if (!arguments.contains("-Xmaxwarns")) {
      arguments.addAll(Arrays.asList("-Xmaxwarns", "99999"));
    }
    if (!arguments.contains("-Xmaxerrs")) {
      arguments.addAll(Arrays.asList("-Xmaxerrs", "9999"));
    }
    return arguments;
  }

  /** Without one javac looks for processors on the class path, so that is what the path holds. */
  private List<String> processorPath() {
    List<String> path = new ArrayList<>();
    List<String> arguments = new ArrayList<>();
    if (!obstacles.looksForProcessors()) {
      arguments.add("-proc:none"); // the default of this javac, which a path would change
    } else {
      path.addAll(classPath());
    }
    path.add(KeptChecker.jar().toString());
    arguments.add("-processorpath");
    arguments.add(String.join(File.pathSeparator, path));
    return arguments;
  }

  private List<String> classPath() {
    try {
      return project.getCompileClasspathElements().stream()
          .filter(element -> !element.equals(project.getBuild().getOutputDirectory()))
          .collect(Collectors.toList());
    } catch (DependencyResolutionRequiredException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
