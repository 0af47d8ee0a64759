package io.github.wiretime.checker.report;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.cost.Cost;
import io.github.wiretime.checker.finding.Finding;
import io.github.wiretime.checker.javac.Names;
import java.util.Collection;
import java.util.Comparator;

/** Where a fix pays most: by the bytes of a first value times the methods that send it. */
public final class PayMost {

  private static final int SHOWN = 10;
  private static final String FAILS = "fails";

  private PayMost() {}

  /** The first ten. */
  static ImmutableList<Finding> among(Collection<Finding> findings) {
    return findings.stream()
        .sorted(
            Comparator.comparingLong((Finding finding) -> -bytes(finding))
                .thenComparing(Finding::key))
        .limit(SHOWN)
        .collect(toImmutableList());
  }

  /**
   * The same in lines with a title; none if these are all findings, so that a table shows them.
   *
   * @param places where the members are declared, as far as that is known
   */
  public static ImmutableList<String> lines(Collection<Finding> findings, Places places) {
    if (findings.size() <= SHOWN) {
      return ImmutableList.of();
    }
    ImmutableList<Finding> first = among(findings);
    int width = first.stream().map(PayMost::shown).mapToInt(String::length).max().getAsInt();
    return ImmutableList.<String>builder()
        .add("The ten that pay most, by first bytes times methods")
        .addAll(
            first.stream()
                .map(
                    finding ->
                        Fit.cut(
                            "  "
                                + Strings.padStart(shown(finding), width, ' ')
                                + "  "
                                + Names.simple(finding.occurrence().type())
                                + "  "
                                + MemberText.description(finding.member())
                                + places
                                    .of(finding.member().declaration())
                                    .map(place -> " (" + place.text() + ")")
                                    .orElse(""),
                            Fit.LINE))
                .toList())
        .build();
  }

  /** What cannot be sent at all pays most. */
  private static long bytes(Finding finding) {
    return fails(finding)
        ? Long.MAX_VALUE
        : (long) finding.cost().flatMap(Cost::size).map(Cost.Size::first).orElse(0)
            * Math.max(1, finding.occurrence().reachedBy().methods());
  }

  private static boolean fails(Finding finding) {
    return finding.cost().filter(Cost::failsWhenWritten).isPresent();
  }

  private static String shown(Finding finding) {
    return fails(finding) ? FAILS : String.valueOf(bytes(finding));
  }
}
