package io.github.wiretime.overhead.alternatives;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.wiretime.overhead.compile.Javac;
import io.github.wiretime.overhead.compile.Mode;
import io.github.wiretime.overhead.compile.Outcome;
import io.github.wiretime.overhead.generated.GeneratedCode;
import io.github.wiretime.overhead.sizes.Subjects;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;

/**
 * The check and what people would use instead, on generated code whose costly members are known.
 */
public final class Comparison {

  /** The columns of the result file. */
  public static final List<String> COLUMNS =
      List.of(
          "classes", "costly members", "way", "cpu ms", "found", "correct", "precision", "recall");

  private static final int ROUNDS = 3;

  private Comparison() {}

  /** Compares on a code base of a size; the rows. */
  public static List<List<String>> on(int classes, Path folder) throws IOException {
    GeneratedCode code = GeneratedCode.of(classes);
    Javac javac = new Javac(Subjects.dubbo(), ImmutableList.of());
    Path classFiles = folder.resolve("classes-" + classes);
    Files.createDirectories(classFiles);
    javac.writeTo(classFiles, code.sources());
    List<List<String>> rows = new ArrayList<>();
    rows.add(
        row(classes, code, "CostlyRpcTime, in the compilation", best(() -> check(javac, code))));
    rows.add(
        row(
            classes,
            code,
            "ArchUnit, after it",
            best(() -> timed(() -> ArchUnitRule.membersIn(classFiles)))));
    rows.add(
        row(
            classes,
            code,
            "text search",
            best(() -> timed(() -> TextRule.membersIn(code.sources())))));
    return rows;
  }

  private static Verdict check(Javac javac, GeneratedCode code) {
    Outcome outcome = javac.compile(code.sources(), Mode.CHECKED);
    return new Verdict(ImmutableSet.copyOf(outcome.members()), outcome.own().nanos());
  }

  private static Verdict timed(Supplier<ImmutableSet<String>> rule) {
    var threads = ManagementFactory.getThreadMXBean();
    long start = threads.getCurrentThreadCpuTime();
    ImmutableSet<String> members = rule.get();
    return new Verdict(members, threads.getCurrentThreadCpuTime() - start);
  }

  /** The quickest of some, because the first ones warm the JVM up. */
  private static Verdict best(Supplier<Verdict> way) {
    Verdict best = way.get();
    for (int round = 1; round < ROUNDS; round++) {
      Verdict next = way.get();
      best = next.nanos() < best.nanos() ? next : best;
    }
    return best;
  }

  private static List<String> row(int classes, GeneratedCode code, String way, Verdict verdict) {
    double precision = verdict.precision(code.costly());
    return List.of(
        String.valueOf(classes),
        String.valueOf(code.costly().size()),
        way,
        String.format(Locale.ROOT, "%.0f", verdict.nanos() / 1e6),
        String.valueOf(verdict.members().size()),
        String.valueOf(Math.round(precision * verdict.members().size())),
        String.format(Locale.ROOT, "%.3f", precision),
        String.format(Locale.ROOT, "%.3f", verdict.recall(code.costly())));
  }
}
