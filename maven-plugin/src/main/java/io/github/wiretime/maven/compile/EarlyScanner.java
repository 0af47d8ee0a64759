package io.github.wiretime.maven.compile;

import io.github.wiretime.maven.build.BuildFolder;
import io.github.wiretime.maven.build.BuildRoot;
import io.github.wiretime.maven.build.Jdk;
import io.github.wiretime.maven.build.Modules;
import io.github.wiretime.maven.scanner.LastScan;
import io.github.wiretime.maven.scanner.Scanner;
import io.github.wiretime.maven.scanner.WaitingScanner;
import java.time.Instant;
import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.project.MavenProject;
import org.apache.maven.toolchain.ToolchainManager;

/** Starts the scanner while modules are compiled, as soon as it is sure that it has work to do. */
final class EarlyScanner {

  private final ToolchainManager toolchains;

  /** Modules of builds that were scanned before. */
  private final Set<MavenProject> scannedBefore =
      Collections.newSetFromMap(new ConcurrentHashMap<>());

  EarlyScanner(ToolchainManager toolchains) {
    this.toolchains = toolchains;
  }

  /** Where the last scan is kept, there may be nothing to compile and nothing to scan. */
  void beforeCompilation(MavenProject module, MavenSession session) {
    if (lastScan(session).isPresent()) {
      new WaitingScanner(BuildRoot.of(session)).expect();
      scannedBefore.add(module);
    } else {
      start(session);
    }
  }

  /** When a module is compiled, or found to be up to date. */
  void afterCompilation(MavenProject module, MavenSession session) {
    if (scannedBefore.remove(module)
        && lastScan(session).map(time -> Modules.haveClassesSince(time, module)).orElse(true)) {
      start(session);
    }
  }

  void afterFailure(MavenProject module) {
    scannedBefore.remove(module);
  }

  private static Optional<Instant> lastScan(MavenSession session) {
    return new LastScan(BuildFolder.reports(session)).time();
  }

  /** At once. Only the first call in a build does something. */
  void start(MavenSession session) {
    new WaitingScanner(BuildRoot.of(session))
        .start(
            () ->
                Jdk.java(session, toolchains)
                    .map(java -> new Scanner(java, KeptChecker.jar(), BuildFolder.root(session))));
  }
}
