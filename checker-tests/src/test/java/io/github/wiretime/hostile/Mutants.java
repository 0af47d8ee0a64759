package io.github.wiretime.hostile;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Makes valid sources invalid: tokens go missing, come twice or change places. */
final class Mutants {

  private static final Pattern TOKEN =
      Pattern.compile("\"[^\"]*\"|[\\p{L}_$][\\p{L}\\p{N}_$]*|\\d+|->|::|\\.\\.\\.|\\S");

  private final Random random;

  Mutants(long seed) {
    this.random = new Random(seed);
  }

  /** The source after one to three accidents. */
  String mutate(String source) {
    List<String> tokens = new ArrayList<>(tokens(source));
    for (int accidents = 1 + random.nextInt(3); accidents > 0; accidents--) {
      befall(tokens);
    }
    return String.join(" ", tokens);
  }

  private void befall(List<String> tokens) {
    int at = random.nextInt(tokens.size());
    switch (random.nextInt(4)) {
      case 0 -> tokens.remove(at);
      case 1 -> tokens.add(at, tokens.get(at));
      case 2 -> Collections.swap(tokens, at, random.nextInt(tokens.size()));
      default -> tokens.set(at, tokens.get(random.nextInt(tokens.size())));
    }
  }

  private static ImmutableList<String> tokens(String source) {
    return TOKEN.matcher(source).results().map(MatchResult::group).collect(toImmutableList());
  }
}
