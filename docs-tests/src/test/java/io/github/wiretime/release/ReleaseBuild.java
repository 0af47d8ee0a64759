package io.github.wiretime.release;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.MoreCollectors.onlyElement;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.collect.ImmutableList;
import com.google.common.io.MoreFiles;
import com.google.common.io.RecursiveDeleteOption;
import io.github.wiretime.build.Markdown;
import io.github.wiretime.build.MavenBuild;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * A release, made from a copy of the sources as the section "Releasing" of the page for
 * contributors says, and deployed to a folder.
 *
 * @param folder where the copy is
 * @param published the folder that it was deployed to
 */
record ReleaseBuild(Path folder, Path published) {

  static final String VERSION = "0.1.0";

  private static final ImmutableList<String> COMMAND =
      Markdown.read("CONTRIBUTING.md").commandsWith("altDeploymentRepository").stream()
          .map(command -> ImmutableList.copyOf(command.split(" ")))
          .collect(onlyElement());

  /**
   * Makes one.
   *
   * @param sources what is copied, without what was built of it
   * @param folder is emptied first
   * @param variables what surrounds the build
   */
  static ReleaseBuild run(Path sources, Path folder, ImmutableList<Variable> variables)
      throws IOException {
    if (Files.exists(folder)) {
      MoreFiles.deleteRecursively(folder, RecursiveDeleteOption.ALLOW_INSECURE);
    }
    ReleaseBuild release = new ReleaseBuild(folder.resolve("sources"), folder.resolve("published"));
    MavenBuild.copySources(sources, release.folder());
    release.setVersion();
    release.deploy(variables);
    return release;
  }

  /** The arguments of the command that made it. */
  String command() {
    return String.join(" ", COMMAND);
  }

  /** An environment variable. */
  record Variable(String name, String value) {}

  private void setVersion() throws IOException {
    Process script =
        new ProcessBuilder(folder.resolve(".ci/version").toString(), VERSION)
            .redirectErrorStream(true)
            .start();
    String output = new String(script.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertWithMessage(output).that(script.onExit().join().exitValue()).isEqualTo(0);
  }

  private void deploy(ImmutableList<Variable> variables) throws IOException {
    MavenBuild maven = MavenBuild.in(folder).withOuterRepository();
    for (Variable variable : variables) {
      maven = maven.withVariable(variable.name(), variable.value());
    }
    Stream<String> arguments =
        COMMAND.stream()
            .map(argument -> argument.replaceFirst("file:.*", published.toUri().toASCIIString()));
    // Nothing of this release stays in the local repository, and how sources look is another test.
    Stream<String> more = Stream.of("-Dmaven.install.skip", "-Dspotless.check.skip");
    MavenBuild.Result build = maven.run(Stream.concat(arguments, more).toArray(String[]::new));
    assertWithMessage(build.text()).that(build.exitCode()).isEqualTo(0);
  }

  /** What would be uploaded, as paths below the folder; Maven Central makes its own metadata. */
  ImmutableList<String> files() throws IOException {
    try (Stream<Path> all = Files.walk(published)) {
      return all.filter(Files::isRegularFile)
          .map(file -> published.relativize(file).toString())
          .filter(name -> !name.contains("maven-metadata"))
          .sorted()
          .collect(toImmutableList());
    }
  }

  /**
   * A published file.
   *
   * @param end what stands behind the version in its name
   */
  Path file(String artifact, String end) {
    return published.resolve(
        "io/github/wiretime/%1$s/%2$s/%1$s-%2$s%3$s".formatted(artifact, VERSION, end));
  }

  /** A page as the release has it, which names the version of the release. */
  Markdown page(String path) throws IOException {
    return new Markdown(path, Files.readString(folder.resolve(path)));
  }
}
