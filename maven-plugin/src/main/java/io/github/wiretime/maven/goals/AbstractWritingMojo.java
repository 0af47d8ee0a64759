package io.github.wiretime.maven.goals;

import io.github.wiretime.maven.build.Modules;
import io.github.wiretime.maven.build.NameList;
import io.github.wiretime.maven.scan.BuildScan;
import io.github.wiretime.maven.scan.CompareArguments;
import io.github.wiretime.maven.scan.Scanner;
import io.github.wiretime.maven.words.Words;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;

/**
 * What writes files about the modules whose classes are there, and reports nothing. What a file
 * says of others stays.
 */
abstract class AbstractWritingMojo extends AbstractScanMojo {

  /** A file, the command that writes it, what is scanned for it, and how the command is told. */
  static final class Written {
    private final String command;
    private final Path file;
    private final Modules modules;
    private final List<String> arguments;

    Written(String command, Path file, Modules modules, List<String> arguments) {
      this.command = command;
      this.file = file;
      this.modules = modules;
      this.arguments = arguments;
    }
  }

  /**
   * The file of what a scan finds and, if the build names what was released before, of what breaks
   * its peers.
   */
  final List<Written> baseline(Path file, String mode, BuildScan scan, Modules all)
      throws MojoExecutionException {
    List<String> writing =
        Arrays.asList("--baseline=" + file, "--baseline-mode=" + mode, "--fail-on=none");
    List<Written> files = new ArrayList<>();
    files.add(new Written("scan", file, all, writing));
    Optional<String> against = scan.settings().get("against");
    if (against.isPresent()) {
      Optional<List<String>> comparison =
          CompareArguments.of(
              against.get(), scan, all, scan.libraries(all), getLog()::info, getLog()::warn);
      if (comparison.isPresent()) {
        List<String> arguments = new ArrayList<>(comparison.get());
        arguments.addAll(writing);
        files.add(new Written("compare", file, all, arguments));
      }
    }
    return files;
  }

  /** All that this goal writes. */
  abstract List<Written> files(BuildScan scan, Modules all) throws MojoExecutionException;

  /** Fails the build where the result of a scan that did not fail is a reason to. */
  void judge(Scanner.Result result, Words words) throws MojoFailureException {}

  @Override
  public final void execute() throws MojoExecutionException, MojoFailureException {
    BuildScan scan = scan();
    if (scan.settings().isSkipped()) {
      return;
    }
    scan.refuseWrongOptions(getLog()::warn);
    Words words = scan.words();
    Modules modules = scan.modules();
    if (modules.classes().isEmpty()) {
      if (!modules.notBuilt().isEmpty()) {
        throw new MojoFailureException(
            words.of("goal.no-classes", NameList.some(modules.notBuilt())));
      }
      getLog().info(words.of("goal.nothing-to-write"));
      return;
    }
    List<Written> files = files(scan, modules);
    List<String> unseen =
        Stream.concat(modules.notBuilt().stream(), scan.leftOut().stream())
            .collect(Collectors.toList());
    if (!unseen.isEmpty()) {
      String names =
          files.stream().map(each -> scan.shown(each.file)).collect(Collectors.joining(", "));
      getLog().warn(words.of("goal.unseen", names, NameList.some(unseen)));
    }
    for (Written each : files) {
      write(each, scan);
    }
  }

  private void write(Written written, BuildScan scan)
      throws MojoExecutionException, MojoFailureException {
    Words words = scan.words();
    String shown = scan.shown(written.file);
    Optional<String> before = content(written.file, words);
    Scanner.Result result =
        scan.run(
            written.command, written.modules, scan.libraries(written.modules), written.arguments);
    if (result.isFailed) {
      throw new MojoExecutionException(words.of("goal.not-written", shown, result.why()));
    }
    result.messages.forEach(getLog()::warn);
    judge(result, words);
    Optional<String> now = content(written.file, words);
    if (!now.isPresent()) {
      getLog().info(words.of("goal.nothing-found"));
    } else {
      getLog().info(words.of(now.equals(before) ? "goal.up-to-date" : "goal.wrote", shown));
    }
  }

  private static Optional<String> content(Path file, Words words) throws MojoExecutionException {
    try {
      return Files.exists(file)
          ? Optional.of(new String(Files.readAllBytes(file), StandardCharsets.UTF_8))
          : Optional.empty();
    } catch (IOException unreadable) {
      throw new MojoExecutionException(
          words.of("goal.unreadable", file, unreadable.getMessage()), unreadable);
    }
  }
}
