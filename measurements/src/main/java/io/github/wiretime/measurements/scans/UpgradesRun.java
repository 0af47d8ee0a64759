package io.github.wiretime.measurements.scans;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Checkout;
import io.github.wiretime.measurements.stack.Layout;
import io.github.wiretime.measurements.stack.Progress;
import io.github.wiretime.measurements.stack.TimedCommand;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What the scanner says of upgrades of compiled applications. */
public final class UpgradesRun {

  /** What upgrades change, a row for each application and upgrade. */
  public static final String FILE = "upgrades.csv";

  /** The changes that the first line of the scanner's page counts, as it writes them. */
  public static final ImmutableList<String> CHANGES =
      ImmutableList.of(
          "breaks", "breaks meanwhile", "mended", "new cost", "no cost", "dearer", "cheaper");

  /** The column of the classes that Dubbo refuses afterwards. */
  public static final String REFUSED = "refused classes";

  private static final ImmutableList<String> LINES = ImmutableList.of("2.7:3.3", "3.2:3.3");

  private static final Pattern SERVICES = Pattern.compile("(\\d+) services?, ");
  private static final Pattern REFUSES = Pattern.compile("Dubbo 3\\.3 refuses .*?(\\d+) class");

  private final Path command;

  private UpgradesRun(Path command) {
    this.command = command;
  }

  /**
   * Scans and replaces the result file.
   *
   * @param folder of checkouts, whose modules are compiled and have a {@code target/class-path.txt}
   */
  public static void run(Layout layout, Path folder) throws IOException, InterruptedException {
    UpgradesRun run = new UpgradesRun(ScansRun.command(layout));
    ImmutableList<Checkout> checkouts = Checkout.in(folder);
    Progress progress = new Progress(System.out, checkouts.size());
    List<Row> rows = new ArrayList<>();
    for (Checkout checkout : checkouts) {
      progress.step(checkout.title());
      CompiledCheckout compiled = CompiledCheckout.of(checkout);
      String services = number(SERVICES, run.scan(compiled, "scan")).orElse("0");
      for (String lines : LINES) {
        Row row =
            new Row()
                .with("application", checkout.title())
                .with("commit", checkout.commit())
                .with("upgrade", lines)
                .with("services", services);
        rows.add(
            read(
                run.scan(
                    compiled,
                    "upgrade",
                    "--from=" + lines.replaceFirst(":.*", ""),
                    "--to=" + lines.replaceFirst(".*:", "")),
                row));
      }
    }
    new Table(rows).write(layout.result(FILE));
  }

  /** Adds what a page says. */
  static Row read(String page, Row row) {
    String first = page.lines().filter(line -> line.startsWith("Dubbo ")).findFirst().orElse("");
    CHANGES.forEach(
        change ->
            row.with(
                change,
                number(Pattern.compile("(\\d+) " + change + "(?:,|$)"), first).orElse("0")));
    return row.with(REFUSED, number(REFUSES, page).orElse("0"));
  }

  private static Optional<String> number(Pattern pattern, String text) {
    return Optional.of(pattern.matcher(text)).filter(Matcher::find).map(found -> found.group(1));
  }

  private String scan(CompiledCheckout compiled, String name, String... more)
      throws IOException, InterruptedException {
    return TimedCommand.run(
            compiled.folder(),
            Stream.of(
                    Stream.of(
                        System.getProperty("java.home") + "/bin/java",
                        "-jar",
                        command.toString(),
                        name),
                    compiled.classes().stream().map(Path::toString),
                    Stream.of("--class-path", String.join(File.pathSeparator, compiled.jars())),
                    Stream.of(more))
                .flatMap(words -> words)
                .toArray(String[]::new))
        .output();
  }
}
