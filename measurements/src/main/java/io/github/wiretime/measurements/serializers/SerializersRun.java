package io.github.wiretime.measurements.serializers;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.measurements.results.Environment;
import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Dependencies;
import io.github.wiretime.measurements.stack.Layout;
import io.github.wiretime.measurements.stack.Progress;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Asks real Dubbo which serializer it uses, for all cells of the plan. */
public final class SerializersRun {

  /** The name of the result file. */
  public static final String FILE = "serializers.csv";

  private SerializersRun() {}

  /** Runs the cells of some questions; rows of others stay. What is done stays done. */
  public static void run(Layout layout, Collection<Question> questions)
      throws IOException, InterruptedException {
    CellRun run = new CellRun(new ClassPaths(new Dependencies(layout.target().resolve("dubbo"))));
    ImmutableList<Cell> cells =
        Plan.cells().stream()
            .filter(cell -> questions.contains(cell.question()))
            .collect(toImmutableList());
    Progress progress = new Progress(System.out, cells.size());
    for (Question asked : Question.values()) {
      List<Row> rows = new ArrayList<>();
      for (Cell cell : cells) {
        if (cell.question() == asked) {
          progress.step(asked + ", " + cell.peers().provider() + " and " + cell.peers().consumer());
          rows.add(CellRow.of(cell, run.run(cell)));
        }
      }
      if (questions.contains(asked)) {
        replace(layout, asked, new Table(rows));
      }
    }
    if (!questions.containsAll(List.of(Question.values()))) {
      return; // most rows are still those of an earlier run, on its machine
    }
    Environment.of(Plan.cells().size() + " pairs of JVMs, " + OrderSources.CALLS + " calls in each")
        .write(layout.result("serializers-environment.csv"));
  }

  private static void replace(Layout layout, Question asked, Table measured) {
    Table earlier = Table.read(layout.result(FILE));
    Table all = new Table(List.of());
    for (Question each : Question.values()) {
      all = all.and(each == asked ? measured : earlier.where("question", each.toString()));
    }
    all.write(layout.result(FILE));
  }
}
