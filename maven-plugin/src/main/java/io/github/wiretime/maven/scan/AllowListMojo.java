package io.github.wiretime.maven.scan;

import io.github.wiretime.maven.build.Names;
import io.github.wiretime.maven.scanner.Scanner;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
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
   * the one that a module has, or that of the only module.
   */
  @Parameter(property = "wiretime.allowList")
  private String allowList;

  /** Writes nothing, and fails the build if the file lacks a class. */
  @Parameter(property = "wiretime.allowListCheck", defaultValue = "false")
  private boolean allowListCheck;

  @Override
  Path file() throws MojoExecutionException {
    if (allowList != null) {
      return root().resolve(allowList);
    }
    List<Path> usual =
        projects().stream()
            .filter(project -> !"pom".equals(project.getPackaging()))
            .map(AllowListMojo::usual)
            .collect(Collectors.toList());
    List<Path> existing = usual.stream().filter(Files::exists).collect(Collectors.toList());
    List<Path> possible = existing.isEmpty() ? usual : existing;
    if (possible.size() == 1) {
      return possible.get(0);
    }
    throw new MojoExecutionException(
        "wiretime.allowList: say which module has the file, best the one with the service"
            + " interfaces, because senders and receivers read it: one of "
            + Names.some(possible.stream().map(this::shown).collect(Collectors.toList())));
  }

  private static Path usual(MavenProject project) {
    return project.getBasedir().toPath().resolve(USUAL);
  }

  @Override
  List<String> arguments() throws MojoExecutionException {
    List<String> arguments = new ArrayList<>();
    arguments.add("--allow-list=" + file());
    if (allowListCheck) {
      arguments.add("--allow-list-check");
    }
    return arguments;
  }

  /** The scan fails for no finding here, so that a class that is missing is the only reason. */
  @Override
  void judge(Scanner.Result result) throws MojoFailureException {
    if (!allowListCheck || result.exitCode == 0) {
      return;
    }
    if (result.exitCode == Scanner.FINDINGS) {
      Optional<String> last = result.messages.stream().reduce((former, latter) -> latter);
      throw new MojoFailureException(last.orElse("the allow list lacks classes"));
    }
    throw new MojoFailureException(
        "the scan is not complete, so the allow list may lack classes; what is missing stands"
            + " above");
  }
}
