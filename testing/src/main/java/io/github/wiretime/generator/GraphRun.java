package io.github.wiretime.generator;

import io.github.wiretime.oracle.Compilation;
import java.util.ArrayList;
import java.util.Optional;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import net.jqwik.api.RandomGenerator;
import net.jqwik.api.Shrinkable;
import net.jqwik.api.sessions.JqwikSession;

/** Tries random graphs; the first that fails is made as small as possible. */
public final class GraphRun {
  private static final int AT_ONCE = 25;
  private static final int MOST_ATTEMPTS = 1_000;
  private static final String PACKAGE = "com.acme";

  private final Trial trial;
  private final Trial closer;
  private final Consumer<Compilation> passed;
  private final int mostAttempts;
  private int attempts;

  /**
   * A run.
   *
   * @param passed is told of each graph that passed
   */
  public GraphRun(Trial trial, Consumer<Compilation> passed) {
    this(trial, trial, passed);
  }

  /**
   * A run that is slow to blame.
   *
   * @param closer what a graph that fails is tried with as well; it may take long
   */
  GraphRun(Trial trial, Trial closer, Consumer<Compilation> passed) {
    this(trial, closer, passed, MOST_ATTEMPTS);
  }

  /** A run that tries only so many smaller graphs once it has found one that fails. */
  GraphRun(Trial trial, Trial closer, Consumer<Compilation> passed, int mostAttempts) {
    this.trial = trial;
    this.closer = closer;
    this.passed = passed;
    this.mostAttempts = mostAttempts;
  }

  /**
   * Tries graphs; the graph of seed {@code seed + i} does not depend on the others, so that one
   * that failed can be tried again alone.
   *
   * @throws AssertionError with the seed, what is wrong and the smallest text found
   */
  public void run(int graphs, long seed) {
    JqwikSession.run(
        () -> {
          RandomGenerator<GraphModel> generator = GraphArbitraries.graphs().generator(1000);
          long end = seed + graphs;
          for (long next = seed; next < end; next += AT_ONCE) {
            SortedMap<Long, Shrinkable<GraphModel>> some = new TreeMap<>();
            for (long i = next; i < Math.min(next + AT_ONCE, end); i++) {
              some.put(i, generator.next(new Random(i)));
            }
            tryTogether(some);
          }
        });
  }

  /** Most of what one graph takes is the start of a compilation, and these graphs share it. */
  private void tryTogether(SortedMap<Long, Shrinkable<GraphModel>> graphs) {
    var each = new ArrayList<Compilation>();
    graphs.forEach(
        (seed, graph) -> each.add(render(graph, PACKAGE + ".g" + Long.toUnsignedString(seed))));
    Optional<String> problem = trial.problem(Compilation.together(each));
    if (problem.isPresent()) {
      tryAlone(graphs, problem.get());
    }
    each.forEach(passed);
  }

  private void tryAlone(SortedMap<Long, Shrinkable<GraphModel>> graphs, String together) {
    SortedMap<Long, Shrinkable<GraphModel>> suspicious = new TreeMap<>(graphs);
    suspicious.values().removeIf(graph -> !isSuspicious(graph));
    if (suspicious.isEmpty()) {
      throw new AssertionError(
          "only together: seeds " + graphs.firstKey() + " to " + graphs.lastKey() + together);
    }
    suspicious.forEach(
        (seed, graph) -> {
          if (isGuilty(graph)) {
            throw new AssertionError(report(seed, render(smallest(graph), PACKAGE)));
          }
        });
  }

  private boolean isSuspicious(Shrinkable<GraphModel> graph) {
    return trial.problem(render(graph, PACKAGE)).isPresent();
  }

  private boolean isGuilty(Shrinkable<GraphModel> graph) {
    return closer.problem(render(graph, PACKAGE)).isPresent();
  }

  private boolean fails(Shrinkable<GraphModel> graph) {
    return isSuspicious(graph) && isGuilty(graph);
  }

  private static Compilation render(Shrinkable<GraphModel> graph, String packageName) {
    return GraphRenderer.render(graph.value(), packageName);
  }

  private String report(long seed, Compilation smallest) {
    return ("seed " + seed + " (-Dwiretime.graphs=1 -Dwiretime.seed=" + seed + ")\n")
        + (closer.problem(smallest).orElse("a problem that comes and goes") + "\n")
        + smallest.text();
  }

  /** Follows the first smaller graph that still fails, until none does. */
  private Shrinkable<GraphModel> smallest(Shrinkable<GraphModel> failing) {
    Shrinkable<GraphModel> best = failing;
    Optional<Shrinkable<GraphModel>> smaller = Optional.of(failing);
    while (smaller.isPresent()) {
      best = smaller.get();
      smaller =
          best.shrink()
              .takeWhile(candidate -> attempts++ < mostAttempts)
              .filter(this::fails)
              .findFirst();
    }
    return best;
  }
}
