package io.github.wiretime.maven.scanner;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.apache.maven.project.MavenProject;

/**
 * The scanner of a build that was started while modules were compiled, and has loaded its classes
 * when the first scan wants it. It is kept in what Maven keeps for the root, and there as an object
 * of the JDK, because an extension and a goal of one plugin do not share their classes.
 */
public final class WaitingScanner {

  private static final String KEY = "io.github.wiretime.waiting-scanner";
  private static final String EXPECTED = "io.github.wiretime.scan-expected";
  private static final String WANTED = "io.github.wiretime.scan-wanted";

  private final MavenProject root;

  /**
   * That of one build.
   *
   * @param root where the build begins
   */
  public WaitingScanner(MavenProject root) {
    this.root = root;
  }

  /**
   * Starts a scanner if none was started for this build. If that fails, the scan fails to start one
   * as well, and says so.
   *
   * @param scanner asked once for each build
   */
  public void start(Supplier<Optional<Scanner>> scanner) {
    expect();
    synchronized (root) {
      if (known() != null) {
        return;
      }
      Map<List<String>, Process> started = new ConcurrentHashMap<>();
      root.setContextValue(KEY, started);
      try {
        Optional<Scanner> chosen = scanner.get();
        if (chosen.isPresent()) {
          started.put(chosen.get().command(), chosen.get().start());
        }
      } catch (IOException | RuntimeException unsaid) {
        // The compilation, which runs here, does not need it.
      }
    }
  }

  /** Takes notice that the build has modules to scan. */
  public void expect() {
    synchronized (root) {
      root.setContextValue(EXPECTED, true);
    }
  }

  /** Takes notice that the build came to a scan, which says itself if it cannot be made. */
  public void want() {
    synchronized (root) {
      root.setContextValue(WANTED, true);
    }
  }

  /**
   * Runs a scan: with the JVM that waits if it is the same command, else with one of its own, and
   * so do all scans after the first.
   */
  public Scanner.Result run(Scanner scanner, List<String> arguments)
      throws IOException, InterruptedException {
    want();
    Map<List<String>, Process> started = known();
    Process waiting = started == null ? null : started.remove(scanner.command());
    return waiting != null && waiting.isAlive()
        ? Scanner.run(waiting, arguments)
        : scanner.run(arguments);
  }

  /**
   * Ends the JVM if no scan has wanted it.
   *
   * @return whether the build had modules to scan and did not come to a scan
   */
  public boolean end() {
    Map<List<String>, Process> started = known();
    if (started != null) {
      started.values().forEach(Process::destroy);
    }
    synchronized (root) {
      return root.getContextValue(EXPECTED) != null && root.getContextValue(WANTED) == null;
    }
  }

  @SuppressWarnings("unchecked") // nobody else keeps something under this name
  private Map<List<String>, Process> known() {
    synchronized (root) {
      return (Map<List<String>, Process>) root.getContextValue(KEY);
    }
  }
}
