package io.github.wiretime.scan.fix;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.truth.Truth.assertThat;
import static java.util.stream.Collectors.joining;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.wiretime.build.Repository;
import io.github.wiretime.scan.ScanRun;
import io.github.wiretime.scan.bytes.CallBytes;
import io.github.wiretime.scan.bytes.CallShape;
import io.github.wiretime.scan.bytes.DubboMessages;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What the patch is said to save, beside the messages that Dubbo writes before and after it. */
@Tag("slow")
final class SavedBytesTest {

  /** Of the bytes of both messages before. */
  private static final double LARGEST_ERROR = 0.04;

  private static final String SERVICE = "--service-interfaces=app.ShapeService";

  private final DubboMessages messages = new DubboMessages();

  @Test
  void areNearThoseOfMessages() throws Exception {
    StringBuilder table = new StringBuilder("| call | 1 element | 20 elements | 100 elements |\n");
    table.append("|---|---:|---:|---:|\n");
    for (CallShape shape : CallShape.ALL) {
      FixedModule module = FixedModule.create();
      module.write(shape.source());
      Path old = module.build();
      ScanRun run = module.fix(old, 1, SERVICE, "--hessian-lite=4.0.4");
      ImmutableList<Integer> estimated = saved(run.out());
      Path sends = old;
      if (run.out().contains("git apply")) {
        module.apply(1);
        Path reads = module.build();
        module.fix(reads, 2, SERVICE);
        module.apply(2);
        sends = module.build();
      }
      table.append("| ").append(shape.name()).append(" | ");
      table.append(compared(estimated, old, sends)).append(" |\n");
    }
    assertThat(Repository.read("docs/evidence/quality.md")).contains(table);
  }

  private String compared(ImmutableList<Integer> estimated, Path old, Path sends) throws Exception {
    ImmutableList.Builder<String> cells = ImmutableList.builder();
    for (int i = 0; i < estimated.size(); i++) {
      int elements = CallBytes.ELEMENTS.get(i);
      int before = messages.bytes(old, elements);
      int real = before - messages.bytes(sends, elements);
      cells.add(String.format(Locale.ROOT, "%,d / %,d", estimated.get(i), real));
      assertThat((double) estimated.get(i)).isWithin(LARGEST_ERROR * before).of(real);
    }
    return cells.build().stream().collect(joining(" | "));
  }

  /** The figures of the one method; nothing is said of methods that send nothing with twins. */
  private static ImmutableList<Integer> saved(String out) {
    List<String> row =
        out.lines()
            .filter(line -> line.contains("  ShapeService.call("))
            .map(line -> Splitter.on(' ').omitEmptyStrings().splitToList(line))
            // The first table has members, and names the method behind them.
            .filter(line -> line.get(CallBytes.ELEMENTS.size()).startsWith("ShapeService.call("))
            .findFirst()
            .orElse(List.of("0", "0", "0"));
    return row.stream()
        .limit(CallBytes.ELEMENTS.size())
        .map(figure -> Integer.valueOf(figure.replace(",", "")))
        .collect(toImmutableList());
  }
}
