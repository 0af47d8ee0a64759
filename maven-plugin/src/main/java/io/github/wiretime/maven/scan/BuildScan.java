package io.github.wiretime.maven.scan;

import io.github.wiretime.maven.build.BuildFolder;
import io.github.wiretime.maven.build.Jdk;
import io.github.wiretime.maven.build.Libraries;
import io.github.wiretime.maven.build.Modules;
import io.github.wiretime.maven.build.OwnPlugin;
import io.github.wiretime.maven.build.Resolvers;
import io.github.wiretime.maven.options.CheckParameters;
import io.github.wiretime.maven.options.Settings;
import io.github.wiretime.maven.options.UnknownOptions;
import io.github.wiretime.maven.release.OldBuild;
import io.github.wiretime.maven.release.ReleaseSearch;
import io.github.wiretime.maven.words.Words;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.project.MavenProject;

/** Tells the scanner the modules of a build, their libraries, and what the user has set. */
public final class BuildScan {

  private final MavenSession session;
  private final Settings settings;
  private final Resolvers resolvers;

  /** Of one build. */
  public BuildScan(MavenSession session, Settings settings, Resolvers resolvers) {
    this.session = session;
    this.settings = settings;
    this.resolvers = resolvers;
  }

  public MavenSession session() {
    return session;
  }

  public Settings settings() {
    return settings;
  }

  public Words words() {
    return settings.words();
  }

  /**
   * A misspelt option or value must not look like one that does nothing, also where nobody has a
   * use for it.
   *
   * @param warnings takes what may be meant so
   */
  public void refuseWrongOptions(Consumer<String> warnings) throws MojoExecutionException {
    settings.isError();
    settings.direction();
    UnknownOptions unknown = new UnknownOptions(session, words());
    Optional<String> refused = unknown.refused();
    if (refused.isPresent()) {
      throw new MojoExecutionException(refused.get());
    }
    unknown.doubted().ifPresent(warnings);
  }

  /** What is built of the modules that this run builds; {@code -pl} leaves others out. */
  public Modules modules() {
    return Modules.of(session.getProjects());
  }

  /** What modules of this run depend on, besides these. */
  public Libraries libraries(Modules modules) {
    return Libraries.of(modules, session, resolvers);
  }

  /**
   * What was released before, if anything was.
   *
   * @param against as the option has it
   * @throws MojoExecutionException if it cannot be had
   */
  public Optional<OldBuild> oldBuild(String against, Modules modules, Libraries libraries)
      throws MojoExecutionException {
    return new ReleaseSearch(modules, session, resolvers, words()).run(against, root(), libraries);
  }

  /** Names of modules that this run leaves out and that have classes, or sources of classes. */
  public List<String> leftOut() {
    if (!session.getRequest().isRecursive()) { // -N: Maven has read no other POM
      return session.getTopLevelProject().getModules();
    }
    List<MavenProject> others = new ArrayList<>(all());
    others.removeAll(session.getProjects());
    Modules modules = Modules.of(others);
    List<String> names = new ArrayList<>(modules.notBuilt());
    names.addAll(modules.built());
    return names;
  }

  boolean isOfAll(Modules modules) {
    return modules.areAll(all());
  }

  private List<MavenProject> all() {
    List<MavenProject> all = session.getAllProjects();
    return all == null ? session.getProjects() : all;
  }

  /** Where relative paths begin, and the files that a team commits are. */
  public Path root() {
    return BuildFolder.root(session);
  }

  /** Where the reports are. */
  public Path reports() {
    return BuildFolder.reports(session);
  }

  /** The file of known findings, if there is one. */
  public Optional<Path> baseline() {
    return BuildFolder.baseline(settings.get("baseline"), root());
  }

  /** How the user of this command would write a path. */
  public String shown(Path file) {
    return BuildFolder.shown(file, session);
  }

  /**
   * Runs a command of the scanner, with the arguments of one goal besides those that all have.
   *
   * @throws MojoExecutionException if an option cannot be used
   */
  public Scanner.Result run(
      String command, Modules modules, Libraries libraries, List<String> arguments)
      throws MojoExecutionException {
    Optional<Path> java = Jdk.java(session);
    if (!java.isPresent()) {
      return Scanner.Result.failed(words().of("scan.no-jdk", Jdk.OLDEST));
    }
    List<String> options =
        settings
            .get("argLine")
            .map(line -> Arrays.asList(line.trim().split("\\s+")))
            .orElse(Collections.emptyList());
    Scanner scanner =
        new Scanner(
            java.get(), OwnPlugin.scanner(), options, root(), reports().resolve(command + ".args"));
    try {
      Scanner.Result result = scanner.run(command, complete(modules, libraries, arguments));
      if (result.isRefused) {
        throw new MojoExecutionException(result.why());
      }
      return result;
    } catch (IOException failed) {
      return Scanner.Result.failed(words().of("scanner.not-run", failed.getMessage()));
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      return Scanner.Result.failed(words().of("scanner.interrupted"));
    }
  }

  private List<String> complete(Modules modules, Libraries libraries, List<String> arguments) {
    List<String> all = new ArrayList<>(arguments);
    for (String name : CheckParameters.names()) {
      if (!"baseline".equals(name)) { // each goal says itself what to do with it
        settings.get(name).ifPresent(value -> all.add(argument(name, value)));
      }
    }
    all.add("--maven-goals=" + OwnPlugin.prefix(session));
    all.add("--class-path=" + join(libraries.jars()));
    // Those of modules that are left out as well, because what they declare may be sent.
    Set<Path> sources = new LinkedHashSet<>(modules.sources());
    sources.addAll(Modules.sourcesOf(all()));
    all.add("--sources=" + join(sources));
    modules.classes().forEach(classes -> all.add(classes.toString()));
    return all;
  }

  /** As the command line of the scanner takes it: {@code --min-bytes=50} for {@code minBytes}. */
  private static String argument(String name, String value) {
    return "--" + name.replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT) + "=" + value;
  }

  static String join(Collection<Path> paths) {
    return paths.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
  }
}
