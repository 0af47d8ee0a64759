package io.github.wiretime.maven.compile;

import io.github.wiretime.maven.build.BuildFolder;
import io.github.wiretime.maven.build.Jdk;
import java.io.IOException;
import java.nio.file.Path;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

/**
 * Writes into {@code .mvn/jvm.config} what lets a plugin of javac run in Maven's JVM, so that
 * findings come while a module is compiled. What is there stays.
 */
@Mojo(name = "jvm-config", aggregator = true, requiresProject = false, threadSafe = true)
public final class JvmConfigMojo extends AbstractMojo {

  @Parameter(defaultValue = "${session}", readonly = true, required = true)
  private MavenSession session;

  @Override
  public void execute() throws MojoExecutionException {
    Path root = BuildFolder.root(session);
    Path file = root.resolve(".mvn").resolve("jvm.config");
    if (Jdk.ofThisJvm() < Jdk.OLDEST) {
      throw new MojoExecutionException(
          "Maven runs on Java "
              + Jdk.ofThisJvm()
              + ", and the check needs "
              + Jdk.OLDEST
              + " or later. Leave the mode at scan, or run Maven on a newer JDK.");
    }
    try {
      int added = new JvmConfigFile(file).add(Exports.arguments());
      getLog()
          .info(
              added == 0
                  ? shown(file) + " has all that is needed"
                  : "added " + added + " lines to " + shown(file) + "; commit it");
    } catch (IOException failed) {
      throw new MojoExecutionException("cannot write " + file + ": " + failed.getMessage(), failed);
    }
  }

  private String shown(Path file) {
    return BuildFolder.shown(file, session);
  }
}
