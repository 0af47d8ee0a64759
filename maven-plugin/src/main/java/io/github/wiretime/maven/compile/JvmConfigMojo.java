package io.github.wiretime.maven.compile;

import io.github.wiretime.maven.build.BuildFolder;
import io.github.wiretime.maven.build.Jdk;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
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
      List<String> lines =
          Files.exists(file) ? new ArrayList<>(Files.readAllLines(file)) : new ArrayList<>();
      List<String> missing = missing(lines);
      if (missing.isEmpty()) {
        getLog().info(shown(file) + " has all that is needed");
        return;
      }
      lines.addAll(missing);
      Files.createDirectories(file.getParent());
      Files.write(file, lines);
      getLog().info("added " + missing.size() + " lines to " + shown(file) + "; commit it");
    } catch (IOException failed) {
      throw new MojoExecutionException("cannot write " + file + ": " + failed.getMessage(), failed);
    }
  }

  private String shown(Path file) {
    return BuildFolder.shown(file, session);
  }

  /** Of an option people write both {@code --name value} and {@code --name=value}. */
  private static List<String> missing(List<String> lines) {
    String all = String.join(" ", lines).replaceAll("(--add-(exports|opens))\\s+", "$1=");
    List<String> missing = new ArrayList<>(Exports.arguments());
    missing.removeIf(argument -> (all + " ").contains(argument + " "));
    return Collections.unmodifiableList(missing);
  }
}
