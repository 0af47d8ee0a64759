package io.github.wiretime.maven.compile;

import io.github.wiretime.maven.build.BuildFolder;
import io.github.wiretime.maven.build.BuildRoot;
import io.github.wiretime.maven.build.CheckedModules;
import io.github.wiretime.maven.build.Goals;
import io.github.wiretime.maven.build.Libraries;
import io.github.wiretime.maven.build.Modules;
import io.github.wiretime.maven.options.Mode;
import io.github.wiretime.maven.options.Settings;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import javax.inject.Inject;
import javax.inject.Named;
import javax.inject.Singleton;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.execution.MojoExecutionEvent;
import org.apache.maven.execution.MojoExecutionListener;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.project.MavenProject;
import org.apache.maven.toolchain.ToolchainManager;
import org.eclipse.aether.RepositorySystem;

/**
 * Adds the check to compilations, after Maven has configured them and before they run: so it meets
 * whatever a module, a profile or an old version of the compiler plugin says.
 */
@Named
@Singleton
public final class CompilationListener implements MojoExecutionListener {

  private static final String COMPILER = "maven-compiler-plugin";
  private static final String PROVIDED = "io.github.wiretime.provided";

  private final RepositorySystem repositories;
  private final ToolchainManager toolchains;
  private final EarlyScanner earlyScanner;
  private final KeptChecker checker = new KeptChecker();
  private final Map<MavenProject, Instant> began = new ConcurrentHashMap<>();

  /** Both are Maven's own: a compilation must not depend on an artifact that cannot be had. */
  @Inject
  public CompilationListener(RepositorySystem repositories, ToolchainManager toolchains) {
    this.repositories = repositories;
    this.toolchains = toolchains;
    this.earlyScanner = new EarlyScanner(toolchains);
  }

  @Override
  public void beforeMojoExecution(MojoExecutionEvent event) throws MojoExecutionException {
    if (!isCompilation(event) || CheckedModules.know(event.getProject())) {
      return;
    }
    Settings settings = Settings.of(event.getSession());
    Mode mode = settings.mode();
    if (settings.isSkipped()) {
      return;
    }
    if (mode == Mode.SCAN || Goals.write(event.getSession().getGoals())) {
      prepareScan(event, settings);
      return;
    }
    check(event, settings, mode);
  }

  /** Of what sends nothing there is no scan. */
  private void prepareScan(MojoExecutionEvent event, Settings settings) {
    MavenSession session = event.getSession();
    if (!Libraries.haveRpc(event.getProject()) && !settings.nameServices()) {
      return;
    }
    if (Goals.write(session.getGoals()) || Goals.scan(session.getGoals())) {
      earlyScanner.start(session); // who asks for a scan gets one, whatever has changed
    } else {
      earlyScanner.beforeCompilation(event.getProject(), session);
    }
  }

  private static boolean isCompilation(MojoExecutionEvent event) {
    MojoExecution execution = event.getExecution();
    return COMPILER.equals(execution.getArtifactId()) && "compile".equals(execution.getGoal());
  }

  /** Nothing that goes wrong here keeps a module from being compiled; it is scanned instead. */
  private void check(MojoExecutionEvent event, Settings settings, Mode mode)
      throws MojoExecutionException {
    MavenSession session = event.getSession();
    MavenProject project = event.getProject();
    try {
      CheckedCompilation compilation =
          new CheckedCompilation(
              new CompilerMojo(event.getMojo()),
              project,
              new Availability(repositories, session.getRepositorySession(), project),
              new CheckArguments(settings, BuildFolder.root(session), () -> provided(session)),
              toolchains.getToolchainFromBuildContext("jdk", session) != null);
      Mode actual = compilation.modeFor(mode);
      if (actual == Mode.SCAN) {
        prepareScan(event, settings);
        return;
      }
      if (!Libraries.haveRpc(project) && !settings.nameServices()) {
        CheckedModules.addWithoutServices(project);
        return;
      }
      Optional<String> obstacle = compilation.add(actual);
      if (actual == Mode.JAVAC) {
        checker.offerToThisCompilation();
      }
      if (obstacle.isPresent()) {
        CheckedModules.leaveOut(project, obstacle.get());
      } else {
        CheckedModules.add(project);
        began.put(
            project, Instant.now().truncatedTo(ChronoUnit.SECONDS)); // as some systems note it
      }
    } catch (ReflectiveOperationException | RuntimeException unexpected) {
      CheckedModules.leaveOut(project, "its compiler plugin differs: " + unexpected);
    }
  }

  /** Read once for each build, because each module asks for them. */
  private static Set<String> provided(MavenSession session) {
    MavenProject root = BuildRoot.of(session);
    synchronized (root) {
      @SuppressWarnings("unchecked") // nobody else keeps something under this name
      Set<String> known = (Set<String>) root.getContextValue(PROVIDED);
      if (known == null) {
        known = ProvidedServices.of(session.getProjects());
        root.setContextValue(PROVIDED, known);
      }
      return known;
    }
  }

  /** The compiler may have found nothing to do, or only a part. */
  @Override
  public void afterMojoExecutionSuccess(MojoExecutionEvent event) {
    if (!isCompilation(event)) {
      return;
    }
    earlyScanner.afterCompilation(event.getProject(), event.getSession());
    Instant start = began.remove(event.getProject());
    if (start != null && Modules.haveClassesBefore(start, event.getProject())) {
      CheckedModules.leaveOut(event.getProject(), "not all of it was compiled again");
    }
  }

  @Override
  public void afterExecutionFailure(MojoExecutionEvent event) {
    began.remove(event.getProject());
    earlyScanner.afterFailure(event.getProject());
  }
}
