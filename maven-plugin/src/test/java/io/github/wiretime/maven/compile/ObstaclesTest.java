package io.github.wiretime.maven.compile;

import static com.google.common.truth.Truth.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.apache.maven.model.Build;
import org.apache.maven.model.Model;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.project.MavenProject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What of a compiler plugin's configuration leaves a module to the scan. */
final class ObstaclesTest {

  @TempDir private Path folder;
  private final Configured mojo = new Configured();

  /** Has the fields of maven-compiler-plugin 3 that matter, under their names. */
  @SuppressWarnings("unused") // read by their names
  private static final class Configured extends AbstractMojo {
    private String compilerId = "javac";
    private List<String> compilerArgs = new ArrayList<>();
    private String compilerArgument;
    private Map<String, String> compilerArguments;
    private List<Object> annotationProcessorPaths;
    private String[] annotationProcessors;
    private String executable;
    private Map<String, String> jdkToolchain;
    private boolean failOnWarning;
    private boolean fork = true; // so that this JVM does not matter
    private boolean showWarnings;

    @Override
    public void execute() {}
  }

  private Obstacles obstacles(boolean usesToolchain) {
    Model model = new Model();
    model.setBuild(new Build());
    MavenProject project = new MavenProject(model);
    project.addCompileSourceRoot(folder.toString());
    return new Obstacles(new CompilerMojo(mojo), project, usesToolchain);
  }

  @Test
  void usuallyNone() {
    assertThat(obstacles(false).toAny(List.of("-Xep:CostlyRpcTime:WARN"))).isEmpty();
    assertThat(obstacles(false).toJavac()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"eclipse", "groovy-eclipse-compiler", "javac-with-errorprone"})
  void anotherCompiler(String id) {
    mojo.compilerId = id;

    assertThat(obstacles(false).toAny(List.of())).hasValue("it is compiled by " + id);
  }

  @Test
  void warningsThatFail() {
    mojo.compilerArgument = "-Xlint:all -Werror";
    assertThat(obstacles(false).toAny(List.of())).hasValue("warnings fail its compilation");

    mojo.compilerArgument = null;
    mojo.compilerArguments = Map.of("Werror", "");
    assertThat(obstacles(false).toAny(List.of())).hasValue("warnings fail its compilation");

    mojo.compilerArguments = Map.of("Xlint", "");
    assertThat(obstacles(false).toAny(List.of())).isEmpty();
    mojo.failOnWarning = true;
    assertThat(obstacles(false).toAny(List.of())).hasValue("warnings fail its compilation");
  }

  @Test
  void aChosenJdk() {
    assertThat(obstacles(true).toJavac()).hasValue("it is compiled by a JDK of the toolchains");

    mojo.jdkToolchain = Map.of("version", "21");
    assertThat(obstacles(false).toJavac()).hasValue("it is compiled by a JDK of the toolchains");

    mojo.jdkToolchain = null;
    mojo.executable = "/opt/jdk/bin/javac";
    assertThat(obstacles(false).toJavac()).hasValue("it is compiled by an executable of its own");
  }

  @ParameterizedTest
  @ValueSource(strings = {"-processorpath", "--processor-path=a.jar", "--processor-module-path"})
  void aProcessorPathInArguments(String argument) {
    mojo.compilerArgs = Arrays.asList("-g", argument);

    assertThat(obstacles(false).toJavac()).hasValue("its compilerArgs have a processor path");
  }

  /** What javac finds on the class path of others is on the module path here. */
  @Test
  void aModuleWhoseProcessorsNobodyNames() throws IOException {
    Files.writeString(folder.resolve("module-info.java"), "module shop {}");
    mojo.annotationProcessors = new String[] {"shop.Processor"}; // else JDK 23 looks for none
    assertThat(obstacles(false).toJavac())
        .hasValue("it has a module-info.java and no annotationProcessorPaths");

    mojo.annotationProcessorPaths = List.of("path");
    assertThat(obstacles(false).toJavac()).isEmpty();
  }
}
