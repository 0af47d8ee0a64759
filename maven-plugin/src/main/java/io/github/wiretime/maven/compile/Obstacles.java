package io.github.wiretime.maven.compile;

import io.github.wiretime.maven.build.Jdk;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.apache.maven.model.Plugin;
import org.apache.maven.model.PluginExecution;
import org.apache.maven.project.MavenProject;

/** Why a module cannot be checked while it is compiled, in a few words for its user. */
final class Obstacles {

  /** Compile classes that javac does not see as sources. */
  private static final List<String> OTHER_LANGUAGES =
      Collections.unmodifiableList(
          Arrays.asList(
              "org.jetbrains.kotlin:kotlin-maven-plugin",
              "org.codehaus.gmavenplus:gmavenplus-plugin",
              "net.alchim31.maven:scala-maven-plugin"));

  private final CompilerMojo compiler;
  private final MavenProject project;
  private final boolean usesToolchain;

  /**
   * Of one compilation.
   *
   * @param usesToolchain whether the build has chosen a JDK for this module
   */
  Obstacles(CompilerMojo compiler, MavenProject project, boolean usesToolchain) {
    this.compiler = compiler;
    this.project = project;
    this.usesToolchain = usesToolchain;
  }

  /** Whoever runs the check. */
  Optional<String> toAny(List<String> added) {
    String compilerId = compiler.text("compilerId").orElse("javac");
    if (!"javac".equals(compilerId)) {
      return Optional.of("it is compiled by " + compilerId);
    }
    if (OTHER_LANGUAGES.stream().anyMatch(plugin -> project.getPlugin(plugin) != null)) {
      return Optional.of("not only Java is compiled");
    }
    if (compilations() > 1) {
      return Optional.of("it is compiled more than once");
    }
    if (compiler.isSet("failOnWarning") || compiler.allArguments().contains("-Werror")) {
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

  /** The check as a plugin of javac. */
  Optional<String> toJavac() {
    if (usesToolchain || compiler.isSet("jdkToolchain")) {
      return Optional.of("it is compiled by a JDK of the toolchains");
    }
    if (compiler.isSet("executable")) {
      return Optional.of("it is compiled by an executable of its own");
    }
    if (Jdk.ofThisJvm() < Jdk.OLDEST) {
      return Optional.of(
          "Maven runs on Java " + Jdk.ofThisJvm() + ", not " + Jdk.OLDEST + " or later");
    }
    if (compiler.allArguments().stream()
        .anyMatch(argument -> argument.matches("--?processor-?(module-?)?path.*"))) {
      return Optional.of("its compilerArgs have a processor path");
    }
    if (!compiler.isSet("fork") && !Exports.areInThisJvm()) {
      return Optional.of(
          "the JVM that runs Maven hides javac's classes; mvn wiretime:jvm-config changes that");
    }
    if (!compiler.hasProcessorPath() && looksForProcessors() && isModule()) {
      return Optional.of("it has a module-info.java and no annotationProcessorPaths");
    }
    return Optional.empty();
  }

  /** Whether javac looks for processors on the class path, which it does by default up to 22. */
  boolean looksForProcessors() {
    return Jdk.ofThisJvm() < 23
        || compiler.isSet("proc")
        || compiler.isSet("annotationProcessors")
        || compiler.allArguments().stream().anyMatch(argument -> argument.startsWith("-proc"));
  }

  /** Its dependencies are on the module path, where no processor is looked for. */
  private boolean isModule() {
    return project.getCompileSourceRoots().stream()
        .anyMatch(root -> Files.exists(Paths.get(root, "module-info.java")));
  }
}
