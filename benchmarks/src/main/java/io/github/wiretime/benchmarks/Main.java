package io.github.wiretime.benchmarks;

import io.github.wiretime.benchmarks.bytes.BytesRun;
import io.github.wiretime.benchmarks.stack.Layout;
import java.io.IOException;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The one command: measures, writes the result files, renders. */
@Command(
    name = "run",
    mixinStandardHelpOptions = true,
    description = "Measures what time types cost on the wire and renders the results.")
public final class Main {
  private final Layout layout = Layout.here();

  private Main() {}

  /** Exits with 0 if everything was measured. */
  public static void main(String[] args) {
    System.exit(new CommandLine(new Main()).execute(args));
  }

  @Command(description = "Measures the bytes; the same on every machine.")
  void bytes() throws IOException, InterruptedException {
    BytesRun.measure(layout.fork()).write(layout.result(BytesRun.FILE));
  }
}
