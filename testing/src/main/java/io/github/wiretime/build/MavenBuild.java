package io.github.wiretime.build;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Properties;
import org.apache.maven.shared.invoker.CommandLineConfigurationException;
import org.apache.maven.shared.invoker.DefaultInvocationRequest;
import org.apache.maven.shared.invoker.DefaultInvoker;
import org.apache.maven.shared.invoker.InvocationRequest;
import org.apache.maven.shared.invoker.InvocationResult;
import org.apache.maven.shared.invoker.MavenCommandLineBuilder;
import org.apache.maven.shared.invoker.MavenInvocationException;

/**
 * Runs the Maven that runs this test, or another, on a folder, with a local repository that has
 * what this build made. Everything else comes from the local repository of this build first, so
 * that nothing is downloaded twice.
 */
public final class MavenBuild {

  static final int MINUTES = 10;

  private static final String HISTORY = ".git";

  private final Path folder;
  private final Repositories repositories;
  private final Tools tools;
  private final ImmutableList<String> profiles;
  private final ImmutableMap<String, String> variables;

  private MavenBuild(
      Path folder,
      Repositories repositories,
      Tools tools,
      ImmutableList<String> profiles,
      ImmutableMap<String, String> variables) {
    this.folder = folder;
    this.repositories = repositories;
    this.tools = tools;
    this.profiles = profiles;
    this.variables = variables;
  }

  /** The local repository, and a folder that is asked before Maven Central. */
  private record Repositories(Path local, Path first) {}

  /** Which Maven runs on which JDK. */
  private record Tools(Path maven, Path jdk) {}

  /** A build of the project in a folder, which should have no {@code .mvn} above it. */
  public static MavenBuild in(Path folder) {
    return new MavenBuild(
        folder,
        new Repositories(
            property("wiretime.nested-repository"), property("wiretime.outer-repository")),
        new Tools(property("wiretime.maven"), Path.of(System.getProperty("java.home"))),
        ImmutableList.of(),
        ImmutableMap.of());
  }

  /**
   * The same build with the local repository of the build that runs this test, for what needs
   * nothing of this project: what it downloads is there the next time.
   */
  public MavenBuild withOuterRepository() {
    Path outer = property("wiretime.outer-repository");
    return new MavenBuild(folder, new Repositories(outer, outer), tools, profiles, variables);
  }

  /** The same build with this local repository, and nothing but a folder and Maven Central. */
  public MavenBuild withRepositories(Path local, Path published) {
    return new MavenBuild(folder, new Repositories(local, published), tools, profiles, variables);
  }

  /** The same build with these profiles besides the ones that are active anyway. */
  public MavenBuild withProfiles(String... active) {
    return new MavenBuild(folder, repositories, tools, ImmutableList.copyOf(active), variables);
  }

  /** The same build with one environment variable more. */
  public MavenBuild withVariable(String name, String value) {
    ImmutableMap<String, String> more =
        ImmutableMap.<String, String>builder().putAll(variables).put(name, value).buildOrThrow();
    return new MavenBuild(folder, repositories, tools, profiles, more);
  }

  /** The same build with another Maven. */
  public MavenBuild withMaven(Path home) {
    return new MavenBuild(folder, repositories, new Tools(home, tools.jdk()), profiles, variables);
  }

  /** The same build with Maven on another JDK. */
  public MavenBuild withJdk(Path home) {
    return new MavenBuild(
        folder, repositories, new Tools(tools.maven(), home), profiles, variables);
  }

  /**
   * Runs goals or phases.
   *
   * @throws IOException if Maven cannot be started or takes longer than ten minutes
   */
  public Result run(String... goals) throws IOException {
    Path settings = Files.createTempFile("wiretime-settings", ".xml");
    try {
      Files.writeString(settings, settings());
      InvocationRequest request = request(settings, List.of(goals));
      return isOrdinary() ? runWarm(request) : runAsUsersDo(request);
    } catch (MavenInvocationException | CommandLineConfigurationException notStarted) {
      throw new IOException(notStarted);
    } finally {
      Files.delete(settings);
    }
  }

  /** The arguments are those that the script would get. */
  private Result runWarm(InvocationRequest request)
      throws IOException, CommandLineConfigurationException {
    String[] arguments = new MavenCommandLineBuilder().build(request).getArguments();
    return WarmMaven.run(tools.maven(), folder.toAbsolutePath(), arguments);
  }

  private Result runAsUsersDo(InvocationRequest request)
      throws IOException, MavenInvocationException {
    // Output and errors come from two threads.
    List<String> output = Collections.synchronizedList(new ArrayList<>());
    request.setOutputHandler(output::add);
    request.setErrorHandler(output::add);
    InvocationResult result = new DefaultInvoker().execute(request);
    if (result.getExecutionException() != null) {
      throw new IOException(String.join("\n", output), result.getExecutionException());
    }
    return new Result(folder.toRealPath(), result.getExitCode(), ImmutableList.copyOf(output));
  }

  /** What a release, another Maven or another JDK does is run by Maven's own script. */
  private boolean isOrdinary() {
    MavenBuild ordinary = in(folder);
    return repositories.equals(ordinary.repositories)
        && tools.equals(ordinary.tools)
        && variables.isEmpty();
  }

  private InvocationRequest request(Path settings, List<String> goals) {
    Properties properties = new Properties();
    // A build that is offline may still read the other local repository.
    properties.setProperty("aether.offline.protocols", "file");
    properties.setProperty("style.color", "never");
    InvocationRequest request = new DefaultInvocationRequest();
    request.setMavenHome(tools.maven().toFile());
    request.setJavaHome(tools.jdk().toFile());
    request.setLocalRepositoryDirectory(repositories.local().toFile());
    request.setGlobalSettingsFile(settings.toFile());
    request.setBaseDirectory(folder.toFile());
    request.setMavenOpts(String.join(" ", ShortLived.JVM));
    request.setBatchMode(true);
    request.setNoTransferProgress(true);
    request.setProfiles(profiles);
    request.setProperties(properties);
    variables.forEach(request::addShellEnvironment);
    request.addArgs(goals);
    request.setTimeoutInSeconds(MINUTES * 60);
    return request;
  }

  private static Path property(String name) {
    String value = System.getProperty(name);
    if (value == null) {
      throw new IllegalStateException("run with mvn verify; it sets the system property " + name);
    }
    return Path.of(value);
  }

  private String settings() {
    return settings(repositories.first());
  }

  /** Settings with which a Maven of its own downloads nothing that this build has already. */
  public static String settingsWithOuterRepository() {
    return settings(property("wiretime.outer-repository"));
  }

  private static String settings(Path first) {
    String repository = "<id>outer</id><url>%s</url>".formatted(first.toUri().toASCIIString());
    return """
    <settings>
      <profiles>
        <profile>
          <id>outer</id>
          <repositories><repository>%1$s</repository></repositories>
          <pluginRepositories><pluginRepository>%1$s</pluginRepository></pluginRepositories>
        </profile>
      </profiles>
      <activeProfiles><activeProfile>outer</activeProfile></activeProfiles>
    </settings>
    """
        .formatted(repository);
  }

  /**
   * Copies a project without its history and the {@code target} folders, which another build may be
   * writing.
   */
  public static void copySources(Path from, Path to) throws IOException {
    Files.walkFileTree(
        from,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes)
              throws IOException {
            if (folder.endsWith("target") || folder.endsWith(HISTORY)) {
              return FileVisitResult.SKIP_SUBTREE;
            }
            Files.createDirectories(to.resolve(from.relativize(folder)));
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
              throws IOException {
            if (!file.endsWith(HISTORY)) { // a file in a checkout beside another one
              Files.copy(file, to.resolve(from.relativize(file)));
            }
            return FileVisitResult.CONTINUE;
          }
        });
  }

  /**
   * How a build ended.
   *
   * @param folder where it ran
   * @param exitCode zero if it succeeded
   * @param output the lines of the standard output and error
   */
  public record Result(Path folder, int exitCode, ImmutableList<String> output) {

    /** The output as one text, for the message of a failed assertion. */
    public String text() {
      return String.join("\n", output);
    }
  }
}
