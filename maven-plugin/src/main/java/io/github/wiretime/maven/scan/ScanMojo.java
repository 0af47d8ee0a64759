package io.github.wiretime.maven.scan;

import io.github.wiretime.maven.build.BuildRoot;
import io.github.wiretime.maven.build.CheckedModules;
import io.github.wiretime.maven.build.Goals;
import io.github.wiretime.maven.build.Libraries;
import io.github.wiretime.maven.build.Modules;
import io.github.wiretime.maven.build.Names;
import io.github.wiretime.maven.build.OwnPlugin;
import io.github.wiretime.maven.options.Settings;
import io.github.wiretime.maven.scanner.LastScan;
import io.github.wiretime.maven.scanner.ScanInputs;
import io.github.wiretime.maven.scanner.Scanner;
import io.github.wiretime.maven.scanner.WaitingScanner;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;

/**
 * Reports the time types that make Dubbo calls slow. As an extension the plugin runs it at the end
 * of each build, over the modules that were not checked while they were compiled. Whoever names it
 * gets one report of all modules that the command selects.
 */
@Mojo(
    name = Goals.SCAN,
    defaultPhase = LifecyclePhase.COMPILE,
    aggregator = true,
    threadSafe = true)
public class ScanMojo extends AbstractScanMojo {

  /**
   * Two lines of Dubbo, {@code 3.2:3.3}: what changes between them is said of all modules, and no
   * findings. What does not arrive any more is what the severity is about.
   */
  @Parameter(property = "wiretime.upgrade")
  private String upgrade;

  @Override
  public final void execute() throws MojoExecutionException, MojoFailureException {
    Settings settings = settings();
    if (settings.isSkipped() || isLeftToOthers()) {
      return;
    }
    new WaitingScanner(BuildRoot.of(session())).want();
    refuseWrongOptions();
    Modules modules = modules();
    if (modules.classes().isEmpty() && modules.notBuilt().isEmpty()) {
      say("no classes to scan"); // all were checked while they were compiled, or there are none
      return;
    }
    Libraries libraries = librariesOf(modules);
    if (!libraries.haveRpc() && !settings.nameServices()) {
      say("no module depends on Dubbo, HSF or SOFARPC, and no service is named");
      return;
    }
    if (!modules.notBuilt().isEmpty()) {
      getLog().warn("not compiled, so not scanned: " + Names.some(modules.notBuilt()));
    }
    if (!modules.classes().isEmpty()) {
      scanOrGoOn(modules, libraries, settings.isError());
    }
  }

  private Modules modules() {
    List<MavenProject> projects = projects();
    if (isAskedFor() || isUpgrade()) {
      return Modules.of(projects);
    }
    List<MavenProject> others = CheckedModules.others(projects);
    List<MavenProject> read = CheckedModules.othersAndWithoutServices(projects);
    Modules modules = Modules.of(others);
    return modules.classes().isEmpty() || read.equals(others) ? modules : Modules.of(read);
  }

  /** Who asked for the scan wants an answer; builds of others are not told about nothing. */
  private void say(String nothing) {
    if (isAskedFor()) {
      getLog().info(nothing);
    } else {
      getLog().debug(nothing);
    }
  }

  /**
   * Of all modules that have this goal in their build, the last one to get here scans, and nobody
   * if the same command names the scan or changes the baseline.
   */
  private boolean isLeftToOthers() {
    if (isAskedFor()) {
      return false;
    }
    List<String> goals = session().getGoals();
    if (Goals.write(goals) || Goals.scan(goals)) {
      return true;
    }
    AtomicInteger arrived =
        (AtomicInteger)
            session()
                .getPluginContext(plugin(), session().getTopLevelProject())
                .computeIfAbsent("arrived", key -> new AtomicInteger());
    // More than that arrive where a command names two phases.
    return arrived.incrementAndGet() != ScanExecution.count(session().getProjects());
  }

  /** A plugin that only warns does not stop the build of somebody who has no newer JDK. */
  private void scanOrGoOn(Modules modules, Libraries libraries, boolean failsBuild)
      throws MojoExecutionException, MojoFailureException {
    if (!java().isPresent() && !failsBuild) {
      goOn(NO_JDK, "");
      return;
    }
    report(result(modules, libraries), failsBuild);
  }

  /** That of the last scan, if it would be the same and nobody asks for a new one. */
  private Scanner.Result result(Modules modules, Libraries libraries)
      throws MojoExecutionException, MojoFailureException {
    Scanner scanner = scanner();
    List<String> arguments = complete(modules, libraries, arguments(modules));
    if (isUpgrade()) {
      return scan(scanner, arguments);
    }
    LastScan last = new LastScan(reports());
    List<Path> written = Arrays.asList(page(), sarif());
    Optional<String> inputs =
        isAskedFor()
            ? Optional.empty()
            : read(modules, libraries)
                .flatMap(read -> ScanInputs.fingerprint(scanner, arguments, read));
    Optional<Scanner.Result> known = inputs.flatMap(each -> last.resultFor(each, written));
    if (known.isPresent()) {
      getLog().info("nothing has changed since the last scan");
      return known.get();
    }
    last.forget();
    sayWhyModulesWereNotChecked();
    Scanner.Result result = scan(scanner, arguments);
    inputs.ifPresent(each -> last.keep(each, written, result));
    return result;
  }

  private void sayWhyModulesWereNotChecked() {
    if (!isAskedFor()) {
      CheckedModules.reasons(projects())
          .forEach(
              reason -> getLog().info("scanned, not checked while it was compiled: " + reason));
    }
  }

  /** What is said here, tests and packages push out of sight. */
  private void goOn(String reason, String details) {
    getLog().warn(reason);
    LastWord.leave(session(), reason + details);
  }

  private boolean isUpgrade() {
    return upgrade != null && !upgrade.isEmpty();
  }

  private Path page() {
    return reports().resolve(isUpgrade() ? "upgrade.html" : "report.html");
  }

  private Path sarif() {
    return reports().resolve("report.sarif");
  }

  private List<String> arguments(Modules modules) {
    if (isUpgrade()) {
      return Arrays.asList("--upgrade=" + upgrade, "--html=" + page());
    }
    List<String> arguments =
        new ArrayList<>(Arrays.asList("--fail-on=new", "--html=" + page(), "--sarif=" + sarif()));
    baseline().ifPresent(file -> arguments.add("--baseline=" + file));
    if (!isAskedFor() && !modules.areAll(session().getAllProjects())) {
      arguments.add("--part-of-build"); // else each build of a part asks where the services are
    }
    return arguments;
  }

  private void report(Scanner.Result result, boolean failsBuild)
      throws MojoExecutionException, MojoFailureException {
    result.messages.forEach(getLog()::warn);
    if (result.exitCode == 0) {
      result.output.forEach(getLog()::info);
      if (isUpgrade() && !result.output.isEmpty()) {
        sayPage();
      }
      return;
    }
    if (result.output.isEmpty()) {
      String why = result.messages.isEmpty() ? "" : ": " + String.join("; ", result.messages);
      if (failsBuild) {
        throw new MojoExecutionException("the scan failed, so nothing is known" + why);
      }
      goOn("the scan failed, so nothing is known; the build goes on", why);
      return;
    }
    result.output.forEach(failsBuild ? getLog()::error : getLog()::warn);
    sayPage();
    if (failsBuild) {
      throw new MojoFailureException(
          result.exitCode == 1
              ? findings()
              : "the scan is not complete; what is missing stands above");
    }
  }

  private void sayPage() {
    getLog().info("report: " + shown(page()));
  }

  private String findings() {
    return isUpgrade()
        ? "values that arrive before the upgrade do not arrive after it; they are listed above"
        : "new costly members, values that do not arrive, or changed types; they are listed above."
            + " Accept what may stay, or write it into the baseline, which takes no type that changed"
            + " under the same name: mvn compile "
            + OwnPlugin.prefix(session())
            + ":baseline";
  }
}
