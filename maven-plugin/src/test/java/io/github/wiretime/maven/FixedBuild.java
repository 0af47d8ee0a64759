package io.github.wiretime.maven;

import static com.google.common.truth.Truth.assertWithMessage;

import io.github.wiretime.build.MavenBuild;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A build whose sources its own patches change.
 *
 * @param folder the root of the build
 */
record FixedBuild(Path folder) {

  /** The path of a patch from the root. */
  static String patch(int step) {
    return "target/wiretime/release-" + step + ".patch";
  }

  /** Runs goals that have to succeed. */
  MavenBuild.Result succeed(String... goals) throws IOException {
    MavenBuild.Result result = MavenBuild.in(folder).run(goals);
    assertWithMessage(result.text()).that(result.exitCode()).isEqualTo(0);
    return result;
  }

  /** Changes the sources as a user does. */
  void apply(int step) throws IOException, InterruptedException {
    Process git =
        new ProcessBuilder("git", "apply", patch(step))
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .start();
    String said = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertWithMessage(said).that(git.waitFor()).isEqualTo(0);
  }

  String read(String path) throws IOException {
    return Files.readString(folder.resolve(path));
  }
}
