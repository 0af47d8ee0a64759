package io.github.wiretime.matrix;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.base.Splitter;
import com.google.common.base.Stopwatch;
import com.google.common.collect.ImmutableCollection;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMap;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The tests of the checker with other releases of Error Prone on other JDKs, always with the same
 * class files of the checker. It takes too long for each build, so its name is not that of a test:
 * the script {@code checker-tests/matrix} names it.
 */
final class MatrixRun {

  private static final String OUTERMOST = "outermost";

  /** One more, so that no processor is idle while the last one runs. */
  private static final int FORKS = Runtime.getRuntime().availableProcessors() + 1;

  private final ImmutableSortedMap<Integer, Jdk> found = Jdk.found();
  private final String wanted = System.getProperty("wiretime.pairs", "");

  @Test
  void everyPairPasses(@TempDir Path folder) throws Exception {
    System.out.println("JDKs " + found.keySet() + ", left out " + Pair.leftOut(found));
    Stopwatch time = Stopwatch.createStarted();
    ImmutableList<Callable<Optional<String>>> runs = runs(folder);
    ExecutorService forks = Executors.newFixedThreadPool(FORKS);
    List<String> failures = new ArrayList<>();
    try {
      for (Future<Optional<String>> run : forks.invokeAll(runs)) {
        run.get().ifPresent(failures::add);
      }
    } finally {
      forks.shutdownNow();
    }
    System.out.printf("%d pairs, %d s%n", runs.size(), time.elapsed().toSeconds());
    assertWithMessage("pairs that failed").that(failures).isEmpty();
  }

  private ImmutableList<Callable<Optional<String>>> runs(Path folder) throws IOException {
    Map<String, ErrorProneRelease> releases = new HashMap<>();
    ImmutableList.Builder<Callable<Optional<String>>> runs = ImmutableList.builder();
    for (Pair pair : pairs()) {
      Path ownFolder =
          Files.createDirectory(folder.resolve(pair.errorProne() + "-" + pair.jdk().feature()));
      if (!releases.containsKey(pair.errorProne())) {
        // One Maven at a time, as they share a local repository.
        releases.put(pair.errorProne(), ErrorProneRelease.resolve(pair.errorProne(), ownFolder));
      }
      ErrorProneRelease release = releases.get(pair.errorProne());
      runs.add(() -> failure(pair, release, ownFolder));
    }
    return runs.build();
  }

  private ImmutableCollection<Pair> pairs() {
    if (wanted.equals(OUTERMOST)) {
      return Pair.outermost(Pair.tried(found));
    }
    List<String> named = Splitter.on(',').omitEmptyStrings().splitToList(wanted);
    return named.isEmpty()
        ? Pair.all(found).asList()
        : named.stream().map(each -> Pair.named(each, found)).collect(toImmutableList());
  }

  /**
   * What is wrong with a pair, if anything; its row is kept unless only the outermost are asked
   * for.
   */
  private Optional<String> failure(Pair pair, ErrorProneRelease release, Path folder)
      throws IOException, InterruptedException {
    Stopwatch time = Stopwatch.createStarted();
    ImmutableList<String> missing =
        Links.missing(Links.ofChecker(), pair.jdk(), release.jars(), folder);
    boolean asPlugin = wanted.equals(OUTERMOST) && pair.isOfThisBuild();
    ForkedTests.Result result = ForkedTests.run(release, pair.jdk(), folder, asPlugin);
    MatrixRow row = MatrixRow.of(pair, result);
    System.out.printf(
        "%s%s: %d tests, %d failed, %d skipped, %d links missing, %d s%n",
        pair,
        asPlugin ? ", the check as a plugin of javac" : "",
        row.tests(),
        row.failed(),
        row.skipped(),
        missing.size(),
        time.elapsed().toSeconds());
    if (!wanted.equals(OUTERMOST)) {
      keep(row);
    }
    boolean passed = result.exitCode() == 0 && row.tests() > 0 && missing.isEmpty();
    return passed ? Optional.empty() : Optional.of(pair + "\n" + missing + "\n" + result.output());
  }

  private static synchronized void keep(MatrixRow row) throws IOException {
    MatrixResults.read().with(row).write();
  }
}
