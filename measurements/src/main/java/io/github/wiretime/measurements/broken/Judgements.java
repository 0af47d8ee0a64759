package io.github.wiretime.measurements.broken;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.util.stream.Collectors.joining;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/**
 * The verdicts on the members that the check reports in public code. The first one that names a
 * member counts.
 */
public record Judgements(ImmutableList<Judgement> all) {

  private static final String LIST = "judged.csv";

  /**
   * A verdict on members of the same shape.
   *
   * @param members their names, with {@code *} for any part
   */
  public record Judgement(String rule, String members, Verdict verdict, String reason) {

    private static Judgement of(Row row) {
      return new Judgement(
          row.get("rule"),
          row.get("members"),
          Verdict.valueOf(row.get("verdict")),
          row.get("reason"));
    }

    private boolean isOf(Row member) {
      return rule.equals(member.get(BrokenRun.RULE))
          && pattern().matcher(member.get(BrokenRun.MEMBER)).matches();
    }

    private Pattern pattern() {
      return Pattern.compile(
          Splitter.on('*').splitToStream(members).map(Pattern::quote).collect(joining(".*")));
    }
  }

  /** Those of the list. */
  public static Judgements read() {
    return new Judgements(
        Table.read(
                new InputStreamReader(
                    Judgements.class.getResourceAsStream(LIST), StandardCharsets.UTF_8),
                LIST)
            .stream()
            .map(Judgement::of)
            .collect(toImmutableList()));
  }

  /**
   * The one on a row of the result file.
   *
   * @throws IllegalArgumentException if nobody looked at the member
   */
  public Judgement on(Row member) {
    return all.stream()
        .filter(judgement -> judgement.isOf(member))
        .findFirst()
        .orElseThrow(
            () -> new IllegalArgumentException("not judged: " + member.get(BrokenRun.MEMBER)));
  }
}
