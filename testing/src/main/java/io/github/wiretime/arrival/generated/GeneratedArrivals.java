package io.github.wiretime.arrival.generated;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import io.github.wiretime.arrival.ArrivalVerdict;
import io.github.wiretime.arrival.Outcome;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.oracle.Compilation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import net.jqwik.api.RandomGenerator;
import net.jqwik.api.Shrinkable;
import net.jqwik.api.sessions.JqwikSession;

/** Compares two verdicts on random programs; the first where they differ is made small. */
final class GeneratedArrivals {
  private static final int AT_ONCE = 20;
  private static final int MOST_ATTEMPTS = 200;
  private static final String PACKAGE = "com.acme";

  private final ArrivalVerdict judge;
  private final ArrivalVerdict check;
  private final HessianLite release;
  private final Consumer<ImmutableMap<String, Outcome>> agreed;
  private int attempts;

  /**
   * A run.
   *
   * @param agreed is told of each verdict on which both agree
   */
  GeneratedArrivals(
      ArrivalVerdict judge,
      ArrivalVerdict check,
      HessianLite release,
      Consumer<ImmutableMap<String, Outcome>> agreed) {
    this.judge = judge;
    this.check = check;
    this.release = release;
    this.agreed = agreed;
  }

  /**
   * Tries programs; that of seed {@code seed + i} does not depend on the others.
   *
   * @throws AssertionError with the seed, the difference and the smallest program found
   */
  void run(int programs, long seed) {
    JqwikSession.run(
        () -> {
          RandomGenerator<ProgramModel> generator = ProgramArbitraries.programs().generator(1000);
          long end = seed + programs;
          for (long next = seed; next < end; next += AT_ONCE) {
            var some = new ArrayList<Shrinkable<ProgramModel>>();
            for (long i = next; i < Math.min(next + AT_ONCE, end); i++) {
              some.add(generator.next(new Random(i)));
            }
            together(some, next);
          }
        });
  }

  /** One compilation for several takes a fraction of one for each. */
  private void together(List<Shrinkable<ProgramModel>> programs, long seed) {
    var each = new ArrayList<Compilation>();
    for (int i = 0; i < programs.size(); i++) {
      each.add(ProgramRenderer.render(programs.get(i).value(), PACKAGE + ".p" + i));
    }
    Optional<String> problem = problem(Compilation.together(each));
    if (problem.isPresent()) {
      for (int i = 0; i < programs.size(); i++) {
        if (isDisputed(programs.get(i))) {
          throw new AssertionError(report(seed + i, smallest(programs.get(i))));
        }
      }
      throw new AssertionError("only together: from seed " + seed + " " + problem.get());
    }
  }

  private boolean isDisputed(Shrinkable<ProgramModel> program) {
    return problem(ProgramRenderer.render(program.value(), PACKAGE)).isPresent();
  }

  private Optional<String> problem(Compilation program) {
    ImmutableMap<String, Outcome> judged = judge.of(program, release);
    ImmutableMap<String, Outcome> found = check.of(program, release);
    if (judged.equals(found)) {
      agreed.accept(judged);
      return Optional.empty();
    }
    return Optional.of(Maps.difference(judged, found).toString());
  }

  private String report(long seed, Shrinkable<ProgramModel> smallest) {
    Compilation program = ProgramRenderer.render(smallest.value(), PACKAGE);
    return "seed %d (-Dwiretime.graphs=1 -Dwiretime.seed=%d), %s%n%s%n%s"
        .formatted(
            seed, seed, release, problem(program).orElse("which comes and goes"), program.text());
  }

  /** Follows the first smaller program that is disputed as well, until none is. */
  private Shrinkable<ProgramModel> smallest(Shrinkable<ProgramModel> disputed) {
    Shrinkable<ProgramModel> best = disputed;
    Optional<Shrinkable<ProgramModel>> smaller = Optional.of(disputed);
    while (smaller.isPresent()) {
      best = smaller.get();
      smaller =
          best.shrink()
              .takeWhile(candidate -> attempts++ < MOST_ATTEMPTS)
              .filter(this::isDisputed)
              .findFirst();
    }
    return best;
  }
}
