package io.github.wiretime.maven.scanner;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The result of the last scan at the end of a build. It is kept beside the reports, so that {@code
 * mvn clean} deletes it, and is the result of the next scan as well if nothing has changed.
 */
public final class LastScan {

  private static final String OUTPUT = "+";
  private static final String MESSAGE = "-";

  /** What it was made of and the exit code stand before what was printed. */
  private static final int HEADER = 2;

  private final Path file;

  /** Reads nothing yet. */
  public LastScan(Path reports) {
    this.file = reports.resolve("last-scan.txt");
  }

  /** When it was made, if it is kept. */
  public Optional<Instant> time() {
    try {
      return Optional.of(Files.getLastModifiedTime(file).toInstant());
    } catch (IOException absent) {
      return Optional.empty();
    }
  }

  /**
   * Its result, if it is kept, had the same inputs, and its reports are still there.
   *
   * @param fingerprint of the inputs
   * @param written the reports
   */
  public Optional<Scanner.Result> resultFor(String fingerprint, List<Path> written) {
    try {
      List<String> lines = Files.readAllLines(file, StandardCharsets.UTF_8);
      if (lines.size() < HEADER || !lines.get(0).equals(header(fingerprint, written))) {
        return Optional.empty();
      }
      return Optional.of(
          new Scanner.Result(
              Integer.parseInt(lines.get(1)),
              startingWith(OUTPUT, lines),
              startingWith(MESSAGE, lines)));
    } catch (IOException | NumberFormatException unusable) {
      return Optional.empty();
    }
  }

  private static String header(String fingerprint, List<Path> written) throws IOException {
    StringBuilder header = new StringBuilder(fingerprint);
    for (Path each : written) {
      header.append(' ').append(Files.size(each));
      header.append(' ').append(Files.getLastModifiedTime(each).toMillis());
    }
    return header.toString();
  }

  private static List<String> startingWith(String mark, List<String> lines) {
    return lines.stream()
        .skip(HEADER)
        .filter(line -> line.startsWith(mark))
        .map(line -> line.substring(mark.length()))
        .collect(Collectors.toList());
  }

  /** Before another scan, whose reports are not those of this one. */
  public void forget() {
    try {
      Files.deleteIfExists(file);
    } catch (IOException inUse) {
      // It counts for no other inputs and no other reports than its own.
    }
  }

  /** Keeps a result for the next build. A scan that failed, or was not complete, is made again. */
  public void keep(String fingerprint, List<Path> written, Scanner.Result result) {
    if (result.exitCode != 0 && result.exitCode != Scanner.FINDINGS) {
      return;
    }
    List<String> lines = new ArrayList<>();
    try {
      lines.add(header(fingerprint, written));
      lines.add(String.valueOf(result.exitCode));
      result.output.forEach(line -> lines.add(OUTPUT + line));
      result.messages.forEach(line -> lines.add(MESSAGE + line));
      write(lines);
    } catch (IOException unkept) {
      // The next build scans.
    }
  }

  private void write(List<String> lines) throws IOException {
    Path whole = Files.createTempFile(file.getParent(), "last-scan", null);
    try {
      Files.write(whole, lines, StandardCharsets.UTF_8);
      Files.move(whole, file, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(whole);
    }
  }
}
