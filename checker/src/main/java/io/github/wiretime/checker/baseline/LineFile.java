package io.github.wiretime.checker.baseline;

import static java.util.stream.Collectors.joining;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableSortedSet;
import io.github.wiretime.checker.files.FileProblem;
import io.github.wiretime.checker.files.WholeFile;
import io.github.wiretime.checker.files.WriterLock;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * A text file that people commit and that compilers update: a header, then sorted unique lines,
 * UTF-8, LF. The same lines give the same bytes, and a reader sees the old file or the new one,
 * never a part.
 */
public final class LineFile {

  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private final Path path;
  private final String header;
  private final Function<String, Optional<String>> problemOf;

  /**
   * A file that need not exist.
   *
   * @param header the first line
   * @param problemOf what is wrong with a line, if anything
   */
  public LineFile(Path path, String header, Function<String, Optional<String>> problemOf) {
    this.path = path;
    this.header = header;
    this.problemOf = problemOf;
  }

  /** Whether there is something to read. */
  public boolean exists() {
    return Files.exists(path);
  }

  /**
   * The lines below the header. A byte order mark, CRLF and empty lines are read as if they were
   * not there, and so are further headers, which a merge of two new files leaves.
   *
   * @throws BrokenLineException for a line that does not belong there, such as a merge marker
   * @throws IOException if the file is missing or cannot be read
   */
  public ImmutableSortedSet<String> read() throws IOException, BrokenLineException {
    return parse(WholeFile.read(path));
  }

  /**
   * Replaces the lines, while other compilers that update the same file wait. The file is not
   * touched if its bytes stay the same.
   *
   * @param change from the lines of now, none if there is no file, to those to write
   * @return the lines of the file afterwards
   * @throws IOException if it cannot be written; the old file is whole then
   */
  public ImmutableSortedSet<String> update(UnaryOperator<ImmutableSortedSet<String>> change)
      throws IOException, BrokenLineException {
    try {
      Path target = WholeFile.realPath(path);
      return WriterLock.hold(target, () -> replace(target, change));
    } catch (IOException unusable) {
      throw FileProblem.of(unusable);
    }
  }

  private ImmutableSortedSet<String> replace(
      Path target, UnaryOperator<ImmutableSortedSet<String>> change)
      throws IOException, BrokenLineException {
    Optional<String> before =
        Files.exists(target) ? Optional.of(WholeFile.read(target)) : Optional.empty();
    ImmutableSortedSet<String> old =
        before.isPresent() ? parse(before.get()) : ImmutableSortedSet.of();
    ImmutableSortedSet<String> lines = change.apply(old);
    String after = header + "\n" + lines.stream().map(line -> line + "\n").collect(joining());
    if (!before.equals(Optional.of(after))) {
      WholeFile.replace(target, after.getBytes(StandardCharsets.UTF_8));
    }
    return lines;
  }

  private ImmutableSortedSet<String> parse(String text) throws BrokenLineException {
    String content = text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
    List<String> lines = Splitter.onPattern("\r?\n").splitToList(content);
    if (!lines.get(0).strip().equals(header)) {
      throw new BrokenLineException(path, 1, "the first line is not '" + header + "'");
    }
    ImmutableSortedSet.Builder<String> parsed = ImmutableSortedSet.naturalOrder();
    for (int i = 1; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      if (!line.isEmpty() && !line.equals(header)) {
        Optional<String> problem =
            isMergeMarker(line)
                ? Optional.of("a merge was not finished here")
                : problemOf.apply(line);
        if (problem.isPresent()) {
          throw new BrokenLineException(path, i + 1, problem.get());
        }
        parsed.add(line);
      }
    }
    return parsed.build();
  }

  private static boolean isMergeMarker(String line) {
    return line.startsWith("<<<<<<<")
        || line.startsWith("=======")
        || line.startsWith("|||||||")
        || line.startsWith(">>>>>>>");
  }
}
