package io.github.wiretime.maven.session;

import io.github.wiretime.maven.build.Libraries;
import io.github.wiretime.maven.build.Modules;
import io.github.wiretime.maven.build.Resolvers;
import io.github.wiretime.maven.options.Settings;
import io.github.wiretime.maven.scan.BuildScan;
import io.github.wiretime.maven.scan.Gate;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.apache.maven.execution.ExecutionListener;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.lifecycle.LifecycleExecutionException;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.project.MavenProject;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The scan of one session: when all classes are there and before one of them leaves the machine,
 * and at the end if that moment did not come or classes were written since. It is kept in the
 * request, which all modules, threads and copies of this extension share.
 */
public final class SessionScan {

  private static final Logger LOG = LoggerFactory.getLogger("wiretime");

  private static final String KEY = "io.github.wiretime.session-scan";

  /** Of the JDK's classes, because a goal and an extension do not share theirs. */
  private static final String SCANNED = "io.github.wiretime.scanned";

  private static final String COMPARED = "io.github.wiretime.compared";

  private final MavenSession session;
  private final Settings settings;
  private final Resolvers resolvers;
  private final Tasks tasks;

  /** Modules whose classes are there. */
  private final Set<String> arrived = new HashSet<>();

  /** Why nothing may leave the machine. */
  private Optional<MojoExecutionException> failure = Optional.empty();

  private boolean isTried;

  private SessionScan(MavenSession session, Settings settings, Resolvers resolvers) {
    this.session = session;
    this.settings = settings;
    this.resolvers = resolvers;
    this.tasks = Tasks.of(session);
  }

  /** Adds the scan to a session, unless another copy of this extension, or of a goal, did. */
  public static void addTo(MavenSession session, Resolvers resolvers)
      throws MojoExecutionException {
    Settings settings = Settings.of(session);
    SessionScan scan = new SessionScan(session, settings, resolvers);
    if (settings.isSkipped() || !scan.tasks.compile()) {
      return;
    }
    if (session.getRequest().getData().putIfAbsent(KEY, scan) != null) {
      return;
    }
    new BuildScan(session, settings, resolvers).refuseWrongOptions(LOG::warn);
    ExecutionListener others = session.getRequest().getExecutionListener();
    session
        .getRequest()
        .setExecutionListener(ScanningListener.before(others, scan::succeeded, scan::end));
  }

  /** That of a session, if this copy of the extension has added it. */
  static Optional<SessionScan> of(MavenSession session) {
    return Optional.ofNullable(session.getRequest().getData().get(KEY))
        .filter(SessionScan.class::isInstance)
        .map(SessionScan.class::cast);
  }

  /** Takes notice that a goal scans the classes as they are now. */
  public static void noteScanned(MavenSession session) {
    note(SCANNED, session);
  }

  /** Takes notice that a goal compares them with those of a release. */
  public static void noteCompared(MavenSession session) {
    note(COMPARED, session);
  }

  private static void note(String what, MavenSession session) {
    session.getRequest().getData().put(what, Modules.of(session.getProjects()).state());
  }

  private boolean isNoted(String what) {
    Object then = session.getRequest().getData().get(what);
    return then != null && then.equals(Modules.of(session.getProjects()).state());
  }

  private synchronized void succeeded(MavenProject project) {
    arrived.add(project.getId());
  }

  /**
   * Scans before the first goal after all modules have their classes. Whoever comes later has to
   * wait, and fails for the same reason.
   */
  synchronized void before(MojoExecution goal, MavenProject project) throws MojoExecutionException {
    if (!Tasks.isBehindClasses(goal.getLifecyclePhase())
        || !tasks.leave()
        || tasks.scanThemselves()) {
      return;
    }
    arrived.add(project.getId());
    if (!isTried
        && session.getProjects().stream().map(MavenProject::getId).allMatch(arrived::contains)) {
      try {
        pass();
      } catch (MojoExecutionException | MojoFailureException found) {
        failure = Optional.of(new MojoExecutionException(found.getMessage(), found));
      }
    }
    if (failure.isPresent()) {
      throw failure.get();
    }
  }

  /** Before Maven says how the build ended. */
  private synchronized void end() {
    try {
      if (session.getResult().hasExceptions()) {
        sayNotScanned();
      } else if (!isNoted(SCANNED)) {
        pass();
      }
    } catch (MojoExecutionException | MojoFailureException found) {
      // Without a project Maven 4 ends in an exception of its own; with the first one nobody is
      // told to resume behind it.
      session
          .getResult()
          .addException(
              new LifecycleExecutionException(
                  found.getMessage(), null, session.getProjects().get(0), found));
    }
  }

  private void pass() throws MojoExecutionException, MojoFailureException {
    isTried = true;
    noteScanned(session);
    try {
      Gate gate = new Gate(new BuildScan(session, settings, resolvers), /* isAskedFor= */ false);
      if (isNoted(COMPARED)) {
        gate.scan();
      } else {
        gate.pass();
      }
    } catch (RuntimeException | LinkageError unexpected) {
      String why = settings.words().of("scan.failed", unexpected);
      if (settings.isError()) {
        throw new MojoExecutionException(why, unexpected);
      }
      LOG.warn(settings.words().of("scan.failed-warning", unexpected));
    }
  }

  private void sayNotScanned() {
    boolean isAboutRpc =
        settings.nameServices() || session.getProjects().stream().anyMatch(Libraries::haveRpc);
    if (isAboutRpc && !session.getRequest().getData().containsKey(SCANNED)) {
      LOG.warn(settings.words().of("scan.build-failed"));
    }
  }
}
