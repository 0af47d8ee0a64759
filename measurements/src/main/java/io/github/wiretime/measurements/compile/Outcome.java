package io.github.wiretime.measurements.compile;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedMap;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/**
 * What one compilation said and took.
 *
 * @param cpuNanos processor time of the thread that compiles, in nanoseconds
 * @param wallNanos in nanoseconds
 * @param own what the check alone took
 * @param diagnostics all of them
 * @param classes what was written, with checksums
 * @param output what javac printed, which it does only when it fails
 */
public record Outcome(
    long cpuNanos,
    long wallNanos,
    Own own,
    ImmutableList<Diagnostic<? extends JavaFileObject>> diagnostics,
    ImmutableSortedMap<String, Long> classes,
    String output) {

  /** A member that has a diagnostic of its own, and the way to it. */
  private static final Pattern SINGLE =
      Pattern.compile(
          "\\] (?:what )?'?([^' ]+)'?(?: returns)? is sent as .*\\n +sent by  (.*); \\d+ methods? of .*");

  /** The members in one row of a table. */
  private static final Pattern ROW =
      Pattern.compile(
          "(?m)^ +(?:(?:>=)?[\\d.]+|-|\\?) +\\S+ +\\S+ +\\S+ +(?:what )?(\\S+(?:,\\s+\\S+)*)");

  /** The errors of javac and of Error Prone, with their places. */
  public ImmutableList<String> errors() {
    return diagnostics.stream()
        .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
        .map(Outcome::describe)
        .collect(toImmutableList());
  }

  /** The paths of the sources that have errors. */
  public ImmutableSet<String> filesWithErrors() {
    return diagnostics.stream()
        .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
        .map(Diagnostic::getSource)
        .filter(SourceText.class::isInstance)
        .map(source -> ((SourceText) source).path())
        .collect(toImmutableSet());
  }

  /** The members that the check named: {@code OrderDto.createdAt}. */
  public ImmutableList<String> members() {
    return diagnostics.stream()
        .map(diagnostic -> diagnostic.getMessage(Locale.ROOT))
        .filter(message -> message.startsWith("[CostlyRpcTime] "))
        .flatMap(Outcome::members)
        .collect(toImmutableList());
  }

  private static Stream<String> members(String message) {
    Matcher single = SINGLE.matcher(message);
    return single.find()
        ? Stream.of(qualified(single.group(1), single.group(2)))
        : ROW.matcher(message)
            .results()
            .flatMap(row -> Splitter.on(',').trimResults().splitToStream(row.group(1)));
  }

  /** The way has the class to which a member belongs. */
  private static String qualified(String member, String way) {
    return Splitter.on(" -> ")
        .splitToStream(way)
        .filter(step -> step.endsWith("." + member))
        .findFirst()
        .orElse(member);
  }

  /** What the check said of its own mistakes; the first line of each. */
  public ImmutableList<String> mistakes() {
    return diagnostics.stream()
        .map(diagnostic -> diagnostic.getMessage(Locale.ROOT))
        .filter(message -> message.contains("a mistake in the check itself"))
        .collect(toImmutableList());
  }

  private static String describe(Diagnostic<? extends JavaFileObject> diagnostic) {
    return (diagnostic.getSource() == null ? "" : diagnostic.getSource().getName())
        + ":"
        + diagnostic.getPosition()
        + " "
        + diagnostic.getCode()
        + " "
        + diagnostic.getMessage(Locale.ROOT);
  }
}
