package io.github.wiretime.maven.compile;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.wiretime.checker.options.Check;
import io.github.wiretime.checker.options.Door;
import io.github.wiretime.checker.options.Option;
import io.github.wiretime.checker.options.OptionTable;
import io.github.wiretime.maven.options.Settings;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.apache.maven.model.Build;
import org.apache.maven.model.Resource;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.project.MavenProject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which checks a compilation runs. */
final class CheckArgumentsTest {

  @TempDir private Path root;

  private ImmutableList<String> severities(String checks, String severity)
      throws MojoExecutionException {
    Settings settings = Settings.given(ImmutableMap.of("checks", checks, "severity", severity));
    ImmutableList<String> arguments =
        ImmutableList.copyOf(
            new CheckArguments(settings, root, ImmutableSet::of).of(new MavenProject()));
    assertThat(arguments.stream().filter(each -> each.contains(":Checks"))).isEmpty();
    return arguments.stream().filter(each -> each.startsWith("-Xep:")).collect(toImmutableList());
  }

  @Test
  void bothUnlessOneIsNamed() throws Exception {
    assertThat(severities("", "WARNING"))
        .containsExactly("-Xep:CostlyRpcTime:WARN", "-Xep:BrokenRpcValue:WARN");
    assertThat(severities("BrokenRpcValue", "ERROR"))
        .containsExactly("-Xep:CostlyRpcTime:OFF", "-Xep:BrokenRpcValue:ERROR");
    assertThat(severities(" CostlyRpcTime ", "WARNING"))
        .containsExactly("-Xep:CostlyRpcTime:WARN", "-Xep:BrokenRpcValue:OFF");
    assertThat(severities("BrokenRpcValue,CostlyRpcTime", "ERROR"))
        .containsExactly("-Xep:CostlyRpcTime:ERROR", "-Xep:BrokenRpcValue:ERROR");
  }

  /** A compilation would begin at the module. */
  @Test
  void filesOfTheConfigurationBeginAtTheRoot() throws Exception {
    for (Option<?> option : OptionTable.of(Door.MAVEN)) {
      if (option.label().startsWith("FILE")) {
        String name = Ascii.toLowerCase(option.name().charAt(0)) + option.name().substring(1);
        Settings settings = Settings.given(ImmutableMap.of(name, "some/file"));

        assertThat(new CheckArguments(settings, root, ImmutableSet::of).of(new MavenProject()))
            .contains("-XepOpt:CostlyRpcTime:" + option.name() + "=" + root.resolve("some/file"));
      }
    }
  }

  @Test
  void springFilesOfALinkedFolder() throws Exception {
    Path shared = Files.createDirectory(root.resolve("shared"));
    Path link = Files.createSymbolicLink(root.resolve("resources"), shared);
    assertThat(springConfig(link)).isEmpty();

    Files.createFile(shared.resolve("beans.xml"));

    assertThat(springConfig(link)).containsExactly("resources/**/*.xml");
  }

  private List<String> springConfig(Path resources) throws MojoExecutionException {
    Resource resource = new Resource();
    resource.setDirectory(resources.toString());
    MavenProject project = new MavenProject();
    project.setFile(root.resolve("pom.xml").toFile());
    project.setBuild(new Build());
    project.getBuild().addResource(resource);
    String start = "-XepOpt:CostlyRpcTime:SpringConfig=";
    return new CheckArguments(Settings.given(ImmutableMap.of()), root, ImmutableSet::of)
        .of(project).stream()
            .filter(argument -> argument.startsWith(start))
            .map(argument -> argument.substring(start.length()))
            .toList();
  }

  @Test
  void aCheckThatTheErrorProneOfTheBuildHasOff() throws Exception {
    String complete = "-Xplugin:ErrorProne -XepDisableAllChecks -Xep:CostlyRpcTime:WARN";

    assertThat(offIn("", complete))
        .hasValue(
            "its Error Prone has BrokenRpcValue off; -Xep:BrokenRpcValue:WARN turns it on there");
    assertThat(offIn("BrokenRpcValue", complete.replace("Checks", "Warnings"))).isPresent();

    assertThat(offIn("CostlyRpcTime", complete)).isEmpty();
    assertThat(offIn("", complete + " -Xep:BrokenRpcValue:ERROR")).isEmpty();
    assertThat(offIn("", complete + " -Xep:BrokenRpcValue:OFF")).isEmpty(); // the build wants it so
    assertThat(offIn("", "-Xplugin:ErrorProne")).isEmpty();
  }

  private Optional<String> offIn(String checks, String errorProne) throws MojoExecutionException {
    Settings settings = Settings.given(ImmutableMap.of("checks", checks));
    return new CheckArguments(settings, root, ImmutableSet::of).offIn(errorProne);
  }

  @Test
  void aNameThatIsNone() {
    assertThat(
            assertThrows(MojoExecutionException.class, () -> severities("Broken", "WARNING"))
                .getMessage())
        .isEqualTo(
            "wiretime.checks: 'Broken' is not a check; there are CostlyRpcTime, BrokenRpcValue");
  }

  /** The checker is compiled for a newer Java than Maven's. */
  @Test
  void theNamesAreThoseOfTheChecker() {
    assertThat(Settings.CHECKS)
        .containsExactlyElementsIn(
            Arrays.stream(Check.values()).map(Check::id).collect(toImmutableList()))
        .inOrder();
  }
}
