package io.github.wiretime.release;

import static com.google.common.collect.MoreCollectors.onlyElement;
import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import io.github.wiretime.build.Markdown;
import io.github.wiretime.build.MavenBuild;
import io.github.wiretime.build.Repository;
import io.github.wiretime.build.ShortLived;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * The commands of the README, given to a shell in an empty folder as they stand, for a user who
 * never built anything. Git answers with the sources of this build, and a jar lies where the
 * scanner looks for one.
 */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the block is written for a POSIX shell")
final class FirstBlockIT {

  private static final Markdown README = Markdown.read("README.md");
  private static final int MINUTES = 15;

  @TempDir private Path folder;

  @Test
  void findsWhatTheJarOfAUserAndTheExampleSend() throws Exception {
    String first = README.blocks("sh").get(0);
    String scan =
        README.blocks("sh").stream()
            .filter(block -> block.contains(" app.jar "))
            .collect(onlyElement());
    Path app = application();
    clonedFrom(first.lines().findFirst().orElseThrow(), sources());

    String output =
        shell(first + "mv report.html example.html\n" + "cp '%s' app.jar\n".formatted(app) + scan);

    assertWithMessage(output).that(output).contains("Document.printedAt");
    assertWithMessage(output).that(output).contains("DeliveryPromiseDto.arrivesBefore");
    Path clone = folder.resolve("empty/wiretime");
    assertThat(Files.readString(clone.resolve("report.html"))).contains("printedAt");
    assertThat(Files.readString(clone.resolve("example.html"))).contains("arrivesBefore");
  }

  /** What a user scans: the classes of an example of ours. */
  private Path application() throws IOException {
    String example = Markdown.read("docs/limits.md").blocks("java").get(0);
    Path source = Files.writeString(folder.resolve("Example.java"), example);
    Path classes = Files.createDirectory(folder.resolve("classes"));
    run(
        "javac",
        "-proc:none",
        "-classpath",
        System.getProperty("java.class.path"),
        "-d",
        classes.toString(),
        source.toString());
    Path jar = folder.resolve("app.jar");
    run("jar", "--create", "--file", jar.toString(), "-C", classes.toString(), ".");
    return jar;
  }

  private static void run(String tool, String... arguments) {
    int exitCode =
        ToolProvider.findFirst(tool).orElseThrow().run(System.out, System.err, arguments);
    assertWithMessage(tool).that(exitCode).isEqualTo(0);
  }

  /** A repository of the files that this build is made of, those not yet committed as well. */
  private Path sources() throws Exception {
    Path sources = folder.resolve("sources");
    MavenBuild.copySources(Repository.path(""), sources);
    for (String command :
        new String[] {
          "init --quiet",
          "add .",
          "-c user.name=test -c user.email=test@localhost commit --quiet --message test"
        }) {
      Process git =
          new ProcessBuilder(("git " + command).split(" ")).directory(sources.toFile()).start();
      assertWithMessage(command).that(git.waitFor()).isEqualTo(0);
    }
    return sources;
  }

  /** A user whose git finds the address of the clone on this machine, and Maven its files. */
  private void clonedFrom(String clone, Path sources) throws IOException {
    Path home = Files.createDirectory(folder.resolve("home"));
    Files.writeString(
        home.resolve(".gitconfig"),
        "[url \"%s\"]\n  insteadOf = %s\n".formatted(sources, clone.replace("git clone ", "")));
    Path maven = Files.createDirectory(home.resolve(".m2"));
    Files.writeString(maven.resolve("settings.xml"), MavenBuild.settingsWithOuterRepository());
  }

  private String shell(String block) throws Exception {
    Path output = folder.resolve("output.txt");
    ProcessBuilder shell =
        new ProcessBuilder("sh", "-e", "-c", block)
            .directory(Files.createDirectory(folder.resolve("empty")).toFile())
            .redirectErrorStream(true)
            .redirectOutput(output.toFile());
    Map<String, String> environment = shell.environment();
    Path home = folder.resolve("home");
    String jdk = System.getProperty("java.home");
    environment.put("HOME", home.toString());
    environment.put("JAVA_HOME", jdk);
    environment.put("MAVEN_OPTS", "-Duser.home=" + home + " " + String.join(" ", ShortLived.JVM));
    environment.put(
        "PATH",
        String.join(
            File.pathSeparator,
            System.getProperty("wiretime.maven") + "/bin",
            jdk + "/bin",
            environment.get("PATH")));

    Process process = shell.start();
    boolean ended = process.waitFor(MINUTES, TimeUnit.MINUTES);
    process.destroyForcibly();

    String text = Files.readString(output);
    assertWithMessage(text).that(ended).isTrue();
    assertWithMessage(text).that(process.exitValue()).isEqualTo(0);
    return text;
  }
}
