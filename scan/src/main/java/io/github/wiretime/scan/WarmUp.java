package io.github.wiretime.scan;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.options.CommandDialect;
import io.github.wiretime.checker.options.Door;
import io.github.wiretime.checker.options.InvalidOptionException;
import io.github.wiretime.checker.options.OptionsParser;
import io.github.wiretime.scan.archive.Element;
import io.github.wiretime.scan.archive.Entry;
import io.github.wiretime.scan.archive.LeftOut;
import io.github.wiretime.scan.sample.Orders;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.List;
import java.util.stream.Stream;

/**
 * Scans two small classes of this jar while a build tool still compiles what it wants scanned, so
 * that the classes of the scanner are loaded when it asks. Nothing is read but this jar and the
 * JDK, and nothing is written.
 */
final class WarmUp {

  private static final String PACKAGE = Orders.class.getPackageName();

  private WarmUp() {}

  /** What goes wrong here goes wrong in the scan as well, which says so. */
  static void run() {
    try {
      scan();
    } catch (IOException | InvalidOptionException | RuntimeException | Error unsaid) {
      // The scan that is asked for has the same cause.
    }
  }

  static Scan scan() throws IOException, InvalidOptionException {
    String[] arguments = {"--service-interfaces=" + PACKAGE + ".*", PACKAGE};
    Scan scan =
        Scan.of(
            List.of(new Element(PACKAGE, samples(), Element.Role.APPLICATION)),
            LeftOut.nothing(),
            /* sourceFolders= */ List.of(),
            /* isPart= */ false,
            OptionsParser.parse(
                EngineOptions.flags(Commands.all().parseArgs(arguments)),
                Door.SCANNER,
                new CommandDialect()),
            unseen -> {});
    new ConsoleReport(new PrintWriter(Writer.nullWriter())).print(scan);
    return scan;
  }

  private static ImmutableList<Entry> samples() {
    return Stream.of("Orders", "Order")
        .map(name -> PACKAGE.replace('.', '/') + "/" + name + ".class")
        .map(file -> new Entry(file, file, () -> read(file)))
        .collect(ImmutableList.toImmutableList());
  }

  private static byte[] read(String file) {
    try (InputStream content = WarmUp.class.getResourceAsStream("/" + file)) {
      return content.readAllBytes();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
