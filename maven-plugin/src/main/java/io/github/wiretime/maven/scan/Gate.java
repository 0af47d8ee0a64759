package io.github.wiretime.maven.scan;

import io.github.wiretime.maven.build.Libraries;
import io.github.wiretime.maven.build.Modules;
import io.github.wiretime.maven.build.Names;
import io.github.wiretime.maven.build.OwnPlugin;
import io.github.wiretime.maven.options.Settings;
import io.github.wiretime.maven.scanner.Scanner;
import io.github.wiretime.maven.words.Words;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Scans the modules of a build and says what is found. If findings are errors, only a build passes
 * of which all was read.
 */
public final class Gate {

  private static final Logger LOG = LoggerFactory.getLogger("wiretime");

  private final BuildScan scan;
  private final Settings settings;
  private final Words words;
  private final boolean isAskedFor;

  /**
   * Of one build.
   *
   * @param isAskedFor whether the user named the goal, and wants an answer in any case
   */
  public Gate(BuildScan scan, boolean isAskedFor) {
    this.scan = scan;
    this.settings = scan.settings();
    this.words = scan.words();
    this.isAskedFor = isAskedFor;
  }

  /** Says what is found, and fails the build where the user wants that. */
  public void pass() throws MojoExecutionException, MojoFailureException {
    boolean isError = settings.isError();
    Modules modules = scan.modules();
    if (modules.classes().isEmpty() && modules.notBuilt().isEmpty()) {
      if (isError) {
        sayLeftOut();
      }
      say("scan.no-classes");
      return;
    }
    Libraries libraries = scan.libraries(modules);
    if (!libraries.haveRpc() && !settings.nameServices()) {
      say("scan.no-rpc");
      return;
    }
    if (!isAskedFor) { // Maven says which goal runs
      LOG.info("");
      LOG.info(words.of("scan.header", OwnPlugin.version()));
    }
    sayLeftOut();
    String notBuilt = Names.some(modules.notBuilt());
    if (!notBuilt.isEmpty()) {
      LOG.warn(words.of("scan.not-known", notBuilt));
    }
    if (!modules.classes().isEmpty()) {
      String command = upgrade().isPresent() ? "upgrade" : "scan";
      report(scan.run(command, modules, libraries, arguments(modules)), isError);
    }
    if (!notBuilt.isEmpty() && isError) {
      throw new MojoFailureException(words.of("scan.not-known-fails", notBuilt));
    }
  }

  private void sayLeftOut() {
    List<String> leftOut = scan.leftOut();
    if (!leftOut.isEmpty()) {
      LOG.info(words.of("scan.left-out", Names.some(leftOut)));
    }
  }

  /** Builds of others are not told about nothing. */
  private void say(String nothing) {
    if (isAskedFor) {
      LOG.info(words.of(nothing));
    } else {
      LOG.debug(words.of(nothing));
    }
  }

  private Optional<String> upgrade() {
    return settings.get("upgrade");
  }

  private Path page() {
    return scan.reports().resolve(upgrade().isPresent() ? "upgrade.html" : "report.html");
  }

  private List<String> arguments(Modules modules) {
    if (upgrade().isPresent()) {
      String[] lines = upgrade().get().split(":", 2);
      return Arrays.asList(
          "--from=" + lines[0].trim(),
          "--to=" + (lines.length == 1 ? "" : lines[1].trim()),
          "--html=" + page());
    }
    List<String> arguments =
        new ArrayList<>(
            Arrays.asList(
                "--fail-on=new",
                "--html=" + page(),
                "--sarif=" + scan.reports().resolve("report.sarif")));
    scan.baseline().ifPresent(file -> arguments.add("--baseline=" + file));
    if (!isAskedFor && !scan.isOfAll(modules)) {
      arguments.add("--part-of-build"); // else each build of a part asks where the services are
    }
    return arguments;
  }

  private void report(Scanner.Result result, boolean isError)
      throws MojoExecutionException, MojoFailureException {
    if (result.isFailed) {
      if (isError) {
        throw new MojoExecutionException(words.of("scan.failed", result.why()));
      }
      LOG.warn(words.of("scan.failed-warning", result.why()));
      return;
    }
    result.messages.forEach(LOG::warn);
    if (result.isGood()) {
      result.output.forEach(LOG::info);
      if (upgrade().isPresent() && !result.output.isEmpty()) {
        sayPage();
      }
      return;
    }
    for (String line : result.output) {
      if (isError) {
        LOG.error(line);
      } else {
        LOG.warn(line);
      }
    }
    sayPage();
    if (isError) {
      throw new MojoFailureException(reason(result));
    }
  }

  private void sayPage() {
    LOG.info(words.of("scan.report", scan.shown(page())));
  }

  private String reason(Scanner.Result result) {
    if (!result.hasFindings()) {
      return words.of("scan.not-complete");
    }
    return upgrade().isPresent()
        ? words.of("scan.upgrade-breaks")
        : words.of("scan.findings", OwnPlugin.prefix(scan.session()));
  }
}
