package io.github.wiretime.maven;

import java.io.File;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.apache.maven.artifact.DependencyResolutionRequiredException;
import org.apache.maven.model.Plugin;
import org.apache.maven.model.PluginExecution;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.project.MavenProject;

/** A module's compilation, to which the check is added if nothing there speaks against it. */
final class CheckedCompilation {

  private static final String SCAN = "wiretime-scan";
  private static final String CHECKER = "wiretime-checker";
  private static final String ERROR_PRONE = "-Xplugin:ErrorProne";

  /** Compile classes that javac does not see as sources. */
  private static final List<String> OTHER_LANGUAGES =
      Collections.unmodifiableList(
          Arrays.asList(
              "org.jetbrains.kotlin:kotlin-maven-plugin",
              "org.codehaus.gmavenplus:gmavenplus-plugin",
              "net.alchim31.maven:scala-maven-plugin"));

  private final CompilerMojo compiler;
  private final MavenProject project;
  private final Availability availability;
  private final CheckArguments check;

  CheckedCompilation(
      CompilerMojo compiler,
      MavenProject project,
      Availability availability,
      CheckArguments check) {
    this.compiler = compiler;
    this.project = project;
    this.availability = availability;
    this.check = check;
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
    Optional<String> obstacle = obstacle(arguments);
    if (!obstacle.isPresent()) {
      obstacle = mode == Mode.ERRORPRONE ? addToErrorProne(arguments) : addToJavac(arguments);
    }
    if (!obstacle.isPresent()) {
      compiler.showWarnings();
    }
    return obstacle;
  }

  private Optional<String> obstacle(List<String> added) throws MojoExecutionException {
    if (OTHER_LANGUAGES.stream().anyMatch(plugin -> project.getPlugin(plugin) != null)) {
      return Optional.of("not only Java is compiled");
    }
    if (compilations() > 1) {
      return Optional.of("it is compiled more than once");
    }
    if ((compiler.isSet("failOnWarning") || compiler.arguments().contains("-Werror"))
        && !check.isError()) {
      return Optional.of("warnings fail its compilation");
    }
    return added.stream()
        .filter(argument -> argument.matches("(?s).*\\s.*"))
        .findFirst()
        .map(argument -> "a plugin of javac takes no blank, and there is one in " + argument);
  }

  private long compilations() {
    Plugin plugin = project.getPlugin("org.apache.maven.plugins:maven-compiler-plugin");
    return plugin == null
        ? 1
        : plugin.getExecutions().stream()
            .filter(execution -> !"none".equals(execution.getPhase()))
            .map(PluginExecution::getGoals)
            .filter(goals -> goals.contains("compile"))
            .count();
  }

  private Optional<String> errorProne() {
    return compiler.arguments().stream()
        .filter(argument -> argument.trim().startsWith(ERROR_PRONE))
        .findFirst();
  }

  private Optional<String> addToErrorProne(List<String> added) throws ReflectiveOperationException {
    if (compiler.processorPath(CHECKER).isPresent()) {
      return Optional.empty(); // the build has it already
    }
    Optional<String> errorProne = errorProne();
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

  private Optional<String> addToJavac(List<String> added) throws ReflectiveOperationException {
    List<String> arguments = compiler.arguments();
    if (compiler.isSet("jdkToolchain")) {
      return Optional.of("it is compiled by a JDK of the toolchains");
    }
    if (compiler.isSet("executable") || Jdk.ofThisJvm() < Jdk.OLDEST) {
      return Optional.of("it is not known to be compiled by a JDK " + Jdk.OLDEST + " or later");
    }
    if (arguments.stream().anyMatch(argument -> argument.matches("--?processor-?path.*"))) {
      return Optional.of("its compilerArgs have a processor path");
    }
    if (!compiler.isSet("fork") && !Exports.areInThisJvm()) {
      return Optional.of(
          "the JVM that runs Maven hides javac's classes; mvn wiretime:jvm-config changes that");
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
    arguments.add("--should-stop=ifError=FLOW");
    arguments.add("-Xplugin:CostlyRpcTime " + String.join(" ", added));
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
    if (Jdk.ofThisJvm() >= 23 && !asksForProcessors()) {
      arguments.add("-proc:none"); // the default of this javac, which a path would change
    } else {
      path.addAll(classPath());
    }
    path.add(KeptChecker.jar().toString());
    arguments.add("-processorpath");
    arguments.add(String.join(File.pathSeparator, path));
    return arguments;
  }

  private boolean asksForProcessors() {
    return compiler.isSet("proc")
        || compiler.isSet("annotationProcessors")
        || compiler.arguments().stream().anyMatch(argument -> argument.startsWith("-proc"));
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
