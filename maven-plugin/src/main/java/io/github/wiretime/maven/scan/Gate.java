package io.github.wiretime.maven.scan;

import io.github.wiretime.maven.build.Libraries;
import io.github.wiretime.maven.build.Modules;
import io.github.wiretime.maven.build.NameList;
import io.github.wiretime.maven.build.OwnPlugin;
import io.github.wiretime.maven.options.Settings;
import io.github.wiretime.maven.release.OldBuild;
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

  /**
   * Says what is found and, if the build names what was released before, what breaks its peers.
   * Fails the build where the user wants that.
   */
  public void pass() throws MojoExecutionException, MojoFailureException {
    Optional<String> against = settings.get("against").filter(old -> !upgrade().isPresent());
    pass(/* scans= */ true, against);
  }

  /** Says what is found, where a goal has already said what breaks peers. */
  public void scan() throws MojoExecutionException, MojoFailureException {
    pass(/* scans= */ true, Optional.empty());
  }

  /** Says what breaks peers, and nothing else. */
  public void compare() throws MojoExecutionException, MojoFailureException {
    pass(/* scans= */ false, Optional.of(settings.get("against").orElse(OldBuild.RELEASE)));
  }

  private void pass(boolean scans, Optional<String> against)
      throws MojoExecutionException, MojoFailureException {
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
    if (scans) {
      sayHeader("scan.header");
    }
    sayLeftOut();
    String notBuilt = NameList.some(modules.notBuilt());
    if (!notBuilt.isEmpty()) {
      LOG.warn(words.of("scan.not-known", notBuilt));
    }
    List<String> reasons = new ArrayList<>();
    if (!modules.classes().isEmpty()) {
      if (scans) {
        String command = upgrade().isPresent() ? "upgrade" : "scan";
        report(scan.run(command, modules, libraries, arguments(modules)), page(), isError)
            .map(this::reason)
            .ifPresent(reasons::add);
      }
      if (against.isPresent()) {
        if (scans) {
          sayHeader("compare.header");
        }
        compare(against.get(), modules, libraries, isError).ifPresent(reasons::add);
      }
    }
    if (!notBuilt.isEmpty() && isError) {
      reasons.add(words.of("scan.not-known-fails", notBuilt));
    }
    if (!reasons.isEmpty()) {
      throw new MojoFailureException(String.join("\n", reasons));
    }
  }

  /** Maven says which goal runs, if one does. */
  private void sayHeader(String header) {
    if (!isAskedFor) {
      LOG.info("");
      LOG.info(words.of(header, OwnPlugin.version()));
    }
  }

  /** Why the build fails, if it does. */
  private Optional<String> compare(
      String against, Modules modules, Libraries libraries, boolean isError)
      throws MojoExecutionException {
    Optional<List<String>> old;
    List<String> unknown = new ArrayList<>();
    try {
      old = CompareArguments.of(against, scan, modules, libraries, LOG::info, unknown::add);
    } catch (MojoExecutionException absent) {
      if (isError || isAskedFor) {
        throw absent;
      }
      LOG.warn(words.of("compare.absent-warning", absent.getMessage()));
      return Optional.empty();
    }
    if (!old.isPresent()) {
      return Optional.empty();
    }
    unknown.forEach(LOG::warn);
    Path page = scan.reports().resolve("compare.html");
    List<String> arguments = new ArrayList<>(old.get());
    arguments.addAll(forNew(page, "compare.sarif"));
    Scanner.Result compared = scan.run("compare", modules, libraries, arguments);
    if (compared.isGood() && compared.output.isEmpty() && compared.messages.isEmpty()) {
      say("compare.no-services"); // a part of a build is not asked where they are
    }
    Optional<Scanner.Result> failing = report(compared, page, isError);
    if (failing.isPresent() && failing.get().hasFindings()) {
      return Optional.of(words.of("compare.findings", OwnPlugin.prefix(scan.session()), against));
    }
    if (isError && !unknown.isEmpty()) {
      return Optional.of(words.of("compare.give-rest"));
    }
    return failing.map(result -> words.of("scan.not-complete"));
  }

  private void sayLeftOut() {
    List<String> leftOut = scan.leftOut();
    if (!leftOut.isEmpty()) {
      LOG.info(words.of("scan.left-out", NameList.some(leftOut)));
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
    List<String> arguments = forNew(page(), "report.sarif");
    if (!isAskedFor && !scan.isOfAll(modules)) {
      arguments.add("--part-of-build"); // else each build of a part asks where the services are
    }
    return arguments;
  }

  /** What a scan and a comparison have in common: only what is new fails. */
  private List<String> forNew(Path page, String sarif) {
    List<String> arguments =
        new ArrayList<>(
            Arrays.asList(
                "--fail-on=new", "--html=" + page, "--sarif=" + scan.reports().resolve(sarif)));
    scan.baseline().ifPresent(file -> arguments.add("--baseline=" + file));
    return arguments;
  }

  /** What was found, if it fails the build. */
  private Optional<Scanner.Result> report(Scanner.Result result, Path page, boolean isError)
      throws MojoExecutionException {
    if (result.isFailed) {
      if (isError) {
        throw new MojoExecutionException(words.of("scan.failed", result.why()));
      }
      LOG.warn(words.of("scan.failed-warning", result.why()));
      return Optional.empty();
    }
    result.messages.forEach(LOG::warn);
    if (result.isGood()) {
      result.output.forEach(LOG::info);
      if (upgrade().isPresent() && !result.output.isEmpty()) {
        sayPage(page);
      }
      return Optional.empty();
    }
    for (String line : result.output) {
      if (isError) {
        LOG.error(line);
      } else {
        LOG.warn(line);
      }
    }
    sayPage(page);
    return isError ? Optional.of(result) : Optional.empty();
  }

  private void sayPage(Path page) {
    LOG.info(words.of("scan.report", scan.shown(page)));
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
