package io.github.wiretime.scan;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.mapping;

import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.cost.Cost;
import io.github.wiretime.checker.javac.Names;
import io.github.wiretime.scan.bytes.CallBytes;
import io.github.wiretime.scan.fix.FixPlan;
import io.github.wiretime.scan.fix.Row;
import io.github.wiretime.scan.fix.Step;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * What a patch does, what it leaves out and why.
 *
 * @param words of the reader
 */
record FixReport(PrintWriter out, FixWords words) {

  private static final ImmutableList<String> BEFORE_SENDING =
      ImmutableList.of(
          "Before release 2 goes anywhere, every sender and receiver has release 1: consumers,"
              + " providers, gateways",
          "that have no class and read maps, and caches that hold objects in Java serialization.",
          "Senders need hessian-lite 3.2.4, Dubbo 2.6.3 or 2.7.1, or SOFA hessian 3.5.3, or later.");

  /**
   * Prints it.
   *
   * @param file where the patch is
   * @param calls with what they save by the patch
   */
  void print(FixPlan plan, Path file, List<CallBytes> calls) {
    ImmutableList<Row> patched = plan.rows(Row.Outcome.PATCHED);
    out.println();
    if (patched.isEmpty()) {
      out.println("Step " + plan.step().number() + ": nothing to patch");
    } else {
      out.println(
          "Step "
              + plan.step().number()
              + ": "
              + counted(patched.size(), "member")
              + " in "
              + counted(plan.files(), "file")
              + ", git apply "
              + file);
      print(patched);
      SavedBytes.lines(calls).forEach(out::println);
      if (plan.step() == Step.SEND) {
        BEFORE_SENDING.forEach(out::println);
      } else {
        out.println(
            "Release 1 sends the twins as null, so a message grows by their names. Release 2 saves"
                + " these bytes; "
                + words.secondStep()
                + " writes it.");
      }
    }
    reasons("In migration:", plan.rows(Row.Outcome.DONE));
    reasons("Left out:", plan.rows(Row.Outcome.LEFT_OUT));
    out.flush();
  }

  private void print(ImmutableList<Row> patched) {
    int widest = patched.stream().mapToInt(row -> type(row).length()).max().orElse(0);
    out.println("Bytes of the first value in a message and of each further one:");
    out.println(
        "  first  then  further  then  " + Strings.padEnd("type", widest, ' ') + "  member");
    patched.forEach(
        row ->
            out.println(
                "  "
                    + figure(row.finding().cost().flatMap(Cost::size), size -> "" + size.first(), 5)
                    + figure(row.then(), then -> "" + then.first(), 6)
                    + figure(row.finding().cost().flatMap(Cost::size), Cost.Size::further, 9)
                    + figure(row.then(), then -> "" + then.further(), 6)
                    + "  "
                    + Strings.padEnd(type(row), widest, ' ')
                    + "  "
                    + row.member()));
  }

  private static <T> String figure(Optional<T> bytes, Function<T, String> which, int width) {
    return Strings.padStart(bytes.map(which).orElse("-"), width, ' ');
  }

  private void reasons(String title, ImmutableList<Row> rows) {
    if (rows.isEmpty()) {
      return;
    }
    out.println(title);
    rows.stream()
        .collect(groupingBy(Row::why, LinkedHashMap::new, mapping(Row::member, joining(", "))))
        .forEach((why, members) -> out.println("  " + members + ": " + why));
  }

  private static String type(Row row) {
    return Names.simple(row.finding().occurrence().type());
  }

  private static String counted(int number, String what) {
    return number + " " + what + (number == 1 ? "" : "s");
  }
}
