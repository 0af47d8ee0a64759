package io.github.wiretime.maven.goals;

import io.github.wiretime.maven.build.Libraries;
import io.github.wiretime.maven.build.Modules;
import io.github.wiretime.maven.scan.BuildScan;
import io.github.wiretime.maven.scan.Scanner;
import io.github.wiretime.maven.words.Words;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.maven.execution.ProjectDependencyGraph;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;

/**
 * Adds the classes that calls send and that Dubbo's {@code STRICT} refuses to {@code
 * security/serialize.allowlist}.
 */
@Mojo(name = "allowlist", aggregator = true, threadSafe = true)
public final class AllowListMojo extends AbstractWritingMojo {

  private static final String USUAL = "src/main/resources/security/serialize.allowlist";

  /**
   * The file: {@code order-api/src/main/resources/security/serialize.allowlist}. By default it is
   * the one that a module has; else each application gets one of its own: each module with Dubbo
   * that no other one depends on.
   */
  @Parameter(property = "wiretime.allowList")
  private String allowList;

  /** Writes nothing, and fails the build if a file lacks a class. */
  @Parameter(property = "wiretime.allowListCheck", defaultValue = "false")
  private boolean allowListCheck;

  @Override
  List<Written> files(BuildScan scan, Modules all) throws MojoExecutionException {
    if (allowList != null) {
      return Collections.singletonList(written(scan.root().resolve(allowList), all));
    }
    List<Path> existing =
        session().getProjects().stream()
            .map(AllowListMojo::usual)
            .filter(Files::exists)
            .collect(Collectors.toList());
    if (existing.size() == 1) {
      return Collections.singletonList(written(existing.get(0), all));
    }
    List<Written> files = new ArrayList<>();
    ProjectDependencyGraph graph = session().getProjectDependencyGraph();
    for (MavenProject project : session().getProjects()) {
      if (all.contain(project)
          && graph.getDownstreamProjects(project, /* transitive= */ true).isEmpty()) {
        List<MavenProject> application = new ArrayList<>(graph.getUpstreamProjects(project, true));
        application.add(project);
        if (application.stream().anyMatch(Libraries::haveRpc)) {
          files.add(written(usual(project), Modules.of(application)));
        }
      }
    }
    if (files.isEmpty()) {
      throw new MojoExecutionException(scan.words().of("allow-list.no-application"));
    }
    return Collections.unmodifiableList(files);
  }

  private static Path usual(MavenProject project) {
    return project.getBasedir().toPath().resolve(USUAL);
  }

  private Written written(Path file, Modules modules) {
    List<String> arguments = new ArrayList<>();
    arguments.add("--file=" + file);
    if (allowListCheck) {
      arguments.add("--check");
    }
    return new Written("allow-list", file, modules, arguments);
  }

  /** The command fails for a class that is missing only. Its first line the goal says itself. */
  @Override
  void judge(Scanner.Result result, Words words) throws MojoFailureException {
    result.output.stream().skip(1).forEach(getLog()::info);
    if (!allowListCheck || result.isGood()) {
      return;
    }
    if (result.hasFindings()) {
      throw new MojoFailureException(
          result.messages.stream()
              .reduce((former, latter) -> latter)
              .orElse(words.of("allow-list.lacks")));
    }
    throw new MojoFailureException(words.of("allow-list.not-complete"));
  }
}
