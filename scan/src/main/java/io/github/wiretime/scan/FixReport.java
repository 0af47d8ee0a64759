package io.github.wiretime.scan;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.reducing;
import static java.util.stream.Collectors.toCollection;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.cost.Cost;
import io.github.wiretime.checker.javac.TypeNames;
import io.github.wiretime.checker.words.CheckTexts;
import io.github.wiretime.checker.words.Text;
import io.github.wiretime.checker.words.Width;
import io.github.wiretime.scan.bytes.CallBytes;
import io.github.wiretime.scan.fix.FixPlan;
import io.github.wiretime.scan.fix.Row;
import io.github.wiretime.scan.fix.Step;
import io.github.wiretime.scan.fix.TwinBytes;
import io.github.wiretime.scan.words.ScanTexts;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * What a patch does, what it leaves out and why.
 *
 * @param words of the reader
 */
record FixReport(PrintWriter out, FixWords words) {

  /** More names than these do not fit into a line. */
  private static final int FEW = 3;

  /**
   * Prints it.
   *
   * @param file where the patch is
   * @param secondRelease what writes the patch of release 2
   * @param calls with what they save by the patch
   */
  void print(FixPlan plan, Path file, String secondRelease, List<CallBytes> calls) {
    ImmutableList<Row> patched = plan.rows().of(Row.Outcome.PATCHED);
    if (patched.isEmpty()) {
      say("patch.nothing", plan.step().number());
    } else {
      if (plan.step() == Step.READ) {
        Payoff.of(calls).sentences().forEach(text -> out.println(words.dialect().text(text)));
      }
      say(
          "patch.written",
          plan.step().number(),
          ScanTexts.counted("patch.members", patched.size()),
          ScanTexts.counted("patch.files", plan.files()),
          file);
      print(patched);
      SavedBytes.lines(calls, words.dialect().language()).forEach(out::println);
      if (plan.step() == Step.READ) {
        sayOfRelease1(patched, secondRelease);
      }
      beforeDeploying(patched, plan.step());
    }
    reasons("patch.done", plan.rows().of(Row.Outcome.DONE));
    reasons("patch.left-out", plan.rows().of(Row.Outcome.LEFT_OUT));
    out.flush();
  }

  private void print(ImmutableList<Row> patched) {
    String typeTitle = text("table.type");
    int widest =
        Stream.concat(Stream.of(typeTitle), patched.stream().map(FixReport::type))
            .mapToInt(Width::of)
            .max()
            .getAsInt();
    say("patch.bytes");
    String then = words.dialect().text(ScanTexts.of("patch.then"));
    out.println(
        row(text("table.first"), then, text("table.further"), then, typeTitle, widest)
            + text("table.member"));
    patched.forEach(
        row ->
            out.println(
                row(
                        figure(row.finding().cost().flatMap(Cost::size), size -> "" + size.first()),
                        figure(row.then(), bytes -> "" + bytes.first()),
                        figure(row.finding().cost().flatMap(Cost::size), Cost.Size::further),
                        figure(row.then(), bytes -> "" + bytes.further()),
                        type(row),
                        widest)
                    + row.member()));
  }

  private String row(
      String first, String then, String further, String thenFurther, String type, int widest) {
    return "  "
        + Width.padStart(first, Math.max(5, Width.of(text("table.first"))))
        + Width.padStart(then, 6)
        + Width.padStart(further, 9)
        + Width.padStart(thenFurther, 6)
        + "  "
        + Width.padEnd(type, widest)
        + "  ";
  }

  private static <T> String figure(Optional<T> bytes, Function<T, String> which) {
    return bytes.map(which).orElse("-");
  }

  private String text(String name) {
    return words.dialect().text(CheckTexts.of(name));
  }

  private void say(String name, Object... values) {
    out.println(words.dialect().text(ScanTexts.of(name, values)));
  }

  /** What the class with most twins adds to messages. */
  private void sayOfRelease1(ImmutableList<Row> patched, String secondRelease) {
    TwinBytes most =
        patched.stream()
            .collect(
                groupingBy(
                    FixReport::owner,
                    reducing(TwinBytes.NONE, row -> row.then().get(), TwinBytes::plus)))
            .values()
            .stream()
            .max(Comparator.comparingInt(TwinBytes::names))
            .orElseThrow();
    say("patch.release-1", most.names() + most.number(), most.number());
    out.println("  " + secondRelease);
  }

  private void beforeDeploying(ImmutableList<Row> patched, Step step) {
    Map<Text, Set<String>> owners = new LinkedHashMap<>();
    for (Row row : patched) {
      for (Text note : row.before()) {
        owners.computeIfAbsent(note, none -> new LinkedHashSet<>()).add(owner(row));
      }
    }
    if (!owners.isEmpty()) {
      say("patch.before-deploying", step.number());
    }
    long all = patched.stream().map(FixReport::owner).distinct().count();
    owners.forEach(
        (note, classes) -> {
          if (classes.size() == all && all > FEW) {
            say("patch.reason", ScanTexts.of("patch.every-class"), note);
          } else {
            reason(note, classes);
          }
        });
  }

  /** Names and what holds for them: below it if they are many. */
  private void reason(Text why, Collection<String> names) {
    if (names.size() <= FEW) {
      say("patch.reason", String.join(", ", names), why);
    } else {
      say("patch.reason-of-many", why);
      names.forEach(name -> out.println("    " + name));
    }
  }

  private static String owner(Row row) {
    return TypeNames.of(row.finding().member().owner());
  }

  private void reasons(String title, ImmutableList<Row> rows) {
    if (rows.isEmpty()) {
      return;
    }
    say(title);
    rows.stream()
        .collect(
            groupingBy(
                row -> row.why().orElseThrow(),
                LinkedHashMap::new,
                mapping(Row::member, toCollection(LinkedHashSet::new))))
        .forEach(this::reason);
  }

  private static String type(Row row) {
    return TypeNames.simple(row.finding().occurrence().type());
  }
}
