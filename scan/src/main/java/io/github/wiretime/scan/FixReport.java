package io.github.wiretime.scan;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.mapping;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.cost.Cost;
import io.github.wiretime.checker.javac.Names;
import io.github.wiretime.checker.words.CheckTexts;
import io.github.wiretime.checker.words.Width;
import io.github.wiretime.scan.bytes.CallBytes;
import io.github.wiretime.scan.fix.FixPlan;
import io.github.wiretime.scan.fix.Row;
import io.github.wiretime.scan.fix.Step;
import io.github.wiretime.scan.words.ScanTexts;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * What a patch does, what it leaves out and why.
 *
 * @param words of the reader
 */
record FixReport(PrintWriter out, FixWords words) {

  private static final ImmutableList<String> BEFORE_SENDING =
      ImmutableList.of(
          "patch.before-sending", "patch.before-sending-besides", "patch.before-sending-releases");

  /**
   * Prints it.
   *
   * @param file where the patch is
   * @param calls with what they save by the patch
   */
  void print(FixPlan plan, Path file, List<CallBytes> calls) {
    ImmutableList<Row> patched = plan.rows().of(Row.Outcome.PATCHED);
    if (patched.isEmpty()) {
      say("patch.nothing", plan.step().number());
    } else {
      say(
          "patch.step",
          plan.step().number(),
          ScanTexts.counted("patch.members", patched.size()),
          ScanTexts.counted("patch.files", plan.files()),
          file);
      print(patched);
      SavedBytes.lines(calls, words.dialect().language()).forEach(out::println);
      if (plan.step() == Step.SEND) {
        BEFORE_SENDING.forEach(this::say);
      } else {
        say("patch.release-1", words.secondStep());
      }
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
                mapping(Row::member, joining(", "))))
        .forEach(
            (why, members) -> {
              out.print("  ");
              say("patch.reason", members, why);
            });
  }

  private static String type(Row row) {
    return Names.simple(row.finding().occurrence().type());
  }
}
