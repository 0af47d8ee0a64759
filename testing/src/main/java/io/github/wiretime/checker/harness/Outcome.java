package io.github.wiretime.checker.harness;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import java.util.function.Function;
import java.util.regex.Pattern;
import javax.tools.Diagnostic;

/**
 * What javac said.
 *
 * @param all the diagnostics, in the order in which they came
 */
public record Outcome(boolean succeeded, ImmutableList<Diagnosis> all) {

  private static final Pattern TIMES =
      Pattern.compile(", [\\d.]+x (the time of )?Date|(?<=\\d) +(>=)?[\\d.]+x(?=  )");
  private static final Pattern LINK = Pattern.compile("\\n\\s*\\(see .*");

  /** A check that gave up says nothing else, which many tests would take for what they expect. */
  public Outcome {
    for (Diagnosis diagnosis : all) {
      if (diagnosis.message().contains("a mistake in the check itself")) {
        throw new AssertionError(diagnosis.message());
      }
    }
  }

  /** All but the line in which the check counts what it recognised. */
  public ImmutableList<Diagnosis> diagnostics() {
    return all.stream().filter(diagnosis -> !diagnosis.isCount()).collect(toImmutableList());
  }

  /** The line in which the check counts what it recognised; empty if there is none. */
  public String count() {
    return all.stream()
        .filter(Diagnosis::isCount)
        .map(Diagnosis::message)
        .collect(joining("\n"))
        .replace("[CostlyRpcTime] ", "");
  }

  /** The lines as a build shows them. */
  public ImmutableList<String> log() {
    return all.stream()
        .flatMap(diagnosis -> (diagnosis.position() + " " + diagnosis.message()).lines())
        .collect(toImmutableList());
  }

  /** What the check said. */
  public ImmutableList<Diagnosis> findings() {
    return diagnostics().stream().filter(Diagnosis::isFinding).collect(toImmutableList());
  }

  /** The members that the check named, without their types: {@code OrderDto.createdAt}. */
  public ImmutableList<String> members() {
    return said(Said::member);
  }

  /** The members with their costly types: {@code OrderDto.createdAt LocalDateTime}. */
  public ImmutableList<String> membersWithTypes() {
    return said(said -> said.member() + " " + said.type());
  }

  /** The members with how many reach them: {@code OrderDto.createdAt 2 methods of 1 service}. */
  public ImmutableList<String> membersWithCounts() {
    return said(said -> said.member() + " " + said.counts());
  }

  private ImmutableList<String> said(Function<Said, String> text) {
    return findings().stream()
        .flatMap(finding -> Said.in(finding.message()).stream())
        .map(text)
        .collect(toImmutableList());
  }

  /** Where the findings are: {@code OrderDto.java:7}. */
  public ImmutableList<String> positions() {
    return findings().stream().map(Diagnosis::position).collect(toImmutableList());
  }

  /**
   * The texts of the findings, without the check's name in front and the link behind, and without
   * times, which every measurement changes a little.
   */
  public ImmutableList<String> texts() {
    return findings().stream()
        .map(finding -> finding.message().replaceFirst("^\\[CostlyRpcTime\\] ", ""))
        .map(text -> LINK.matcher(text).replaceFirst(""))
        .map(Outcome::withoutTimes)
        .collect(toImmutableList());
  }

  /** A text that no new measurement changes. */
  public static String withoutTimes(String text) {
    return TIMES.matcher(text).replaceAll("");
  }

  /** The messages of all errors, those of javac and those of the check. */
  public ImmutableList<String> errors() {
    return messages(Diagnostic.Kind.ERROR);
  }

  /** The messages of all warnings, findings too. */
  public ImmutableList<String> warnings() {
    return messages(Diagnostic.Kind.WARNING);
  }

  /** The messages of all notes. */
  public ImmutableList<String> notes() {
    return messages(Diagnostic.Kind.NOTE);
  }

  private ImmutableList<String> messages(Diagnostic.Kind kind) {
    return diagnostics().stream()
        .filter(diagnosis -> diagnosis.kind() == kind)
        .map(Diagnosis::message)
        .collect(toImmutableList());
  }
}
