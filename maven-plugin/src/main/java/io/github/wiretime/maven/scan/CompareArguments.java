package io.github.wiretime.maven.scan;

import io.github.wiretime.maven.build.Libraries;
import io.github.wiretime.maven.build.Modules;
import io.github.wiretime.maven.release.OldBuild;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.apache.maven.plugin.MojoExecutionException;

/** How the scanner is told to compare the modules of a build with what was released before. */
public final class CompareArguments {

  private CompareArguments() {}

  /**
   * The arguments; nothing for a first release, which is said.
   *
   * @param against as the option has it
   * @param said takes a line about modules that have no release before
   * @param warned takes one about those of which nobody knows
   * @throws MojoExecutionException if what to compare with cannot be had
   */
  public static Optional<List<String>> of(
      String against,
      BuildScan scan,
      Modules modules,
      Libraries libraries,
      Consumer<String> said,
      Consumer<String> warned)
      throws MojoExecutionException {
    Optional<OldBuild> found = scan.oldBuild(against, modules, libraries);
    if (!found.isPresent()) {
      said.accept(scan.words().of("compare.first"));
      return Optional.empty();
    }
    OldBuild old = found.get();
    old.never().ifPresent(said);
    old.open().ifPresent(warned);
    List<String> arguments = new ArrayList<>();
    old.inputs().forEach(input -> arguments.add("--against=" + input));
    arguments.add("--old-class-path=" + BuildScan.join(old.libraries()));
    arguments.add("--old-title=" + old.title());
    arguments.add("--new-title=" + old.newTitle());
    if (!scan.isOfAll(modules)) {
      arguments.add("--part-of-build");
    }
    scan.settings().direction().ifPresent(which -> arguments.add("--direction=" + which));
    return Optional.of(arguments);
  }
}
