package io.github.wiretime.scan.compare;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.io.Resources;
import io.github.wiretime.checker.broken.Effect;
import io.github.wiretime.checker.options.HessianLite;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What becomes of a value that is sent as one type and read as another one. Each pair was executed
 * with hessian-lite 3.2.13, 4.0.3 and 4.0.4, and SOFA hessian 3.3.12 and 3.5.6, on JDK 17.
 */
final class Conversions {

  /** Of types that the table lacks. */
  static final String CLASS = "class";

  static final String OTHER_CLASS = "other-class";

  /**
   * What becomes of values.
   *
   * @param effect empty if they arrive
   * @param values which ones; empty for any
   */
  record Outcome(Optional<Effect> effect, String values) {
    static final Outcome ARRIVES = new Outcome(Optional.empty(), "");
  }

  private record Sent(String type, String values) {}

  private static final Conversions TABLE = load();

  private final Map<String, Integer> read;
  private final ImmutableList<Sent> sent;
  private final ImmutableMap<String, ImmutableList<String>> sections;

  private Conversions(
      Map<String, Integer> read,
      ImmutableList<Sent> sent,
      ImmutableMap<String, ImmutableList<String>> sections) {
    this.read = read;
    this.sent = sent;
    this.sections = sections;
  }

  static Conversions table() {
    return TABLE;
  }

  boolean knows(String type) {
    return read.containsKey(type);
  }

  /** The types that are read, in their order. */
  ImmutableList<String> readTypes() {
    return ImmutableList.copyOf(read.keySet());
  }

  /** The types that are sent, each with what its values are: {@code long:beyond-int}. */
  ImmutableList<String> sentTypes() {
    return sent.stream()
        .map(each -> each.values.isEmpty() ? each.type : each.type + ":" + each.values)
        .collect(ImmutableList.toImmutableList());
  }

  /** A letter for each type that is read, for each that is sent. */
  ImmutableList<String> rows(Position position, HessianLite release) {
    return sections.get(position.id() + "/" + release.id());
  }

  /** What becomes of values of a type that are read as another one, which the table both knows. */
  Outcome of(Position position, HessianLite release, String from, String to) {
    HessianLite executed =
        release == HessianLite.LITE_4_0_4_COMPACT ? HessianLite.LITE_4_0_4 : release;
    ImmutableList<String> rows = rows(position, executed);
    Outcome of = Outcome.ARRIVES;
    boolean isForAny = false;
    boolean arrivesForSome = false;
    for (int i = 0; i < sent.size(); i++) {
      if (sent.get(i).type.equals(from)) {
        Outcome outcome = outcome(rows.get(i).charAt(read.get(to)), sent.get(i).values, position);
        arrivesForSome |= outcome.effect.isEmpty();
        isForAny |= outcome.effect.isPresent() && sent.get(i).values.isEmpty();
        of = of.effect.isPresent() ? of : outcome;
      }
    }
    if (isForAny && arrivesForSome) { // such as texts of one character as a char
      boolean isChar = to.equals("char") || to.equals("java.lang.Character");
      return new Outcome(of.effect, isChar ? "texts" : "other-texts");
    }
    return of;
  }

  private static Outcome outcome(char code, String values, Position position) {
    Optional<Effect> effect =
        Optional.ofNullable(
            switch (code) {
              case 'x' -> Effect.FAILS_READING;
              case '!' -> Effect.FAILS_WRITING;
              case 'l', 'a' -> Effect.LOST;
              case 'v' -> Effect.CHANGED;
              case 'c' -> position.isKey() ? Effect.LOST : Effect.OTHER_CLASS;
              case 'j' -> Effect.CRASH;
              default -> null;
            });
    return effect.isEmpty() ? Outcome.ARRIVES : new Outcome(effect, values);
  }

  private static Conversions load() {
    Map<String, Integer> read = new LinkedHashMap<>();
    ImmutableList.Builder<Sent> sent = ImmutableList.builder();
    List<String> rows = new ArrayList<>();
    ImmutableMap.Builder<String, ImmutableList<String>> sections = ImmutableMap.builder();
    for (String line : text().lines().toList()) {
      List<String> words = Splitter.on(' ').splitToList(line);
      switch (words.get(0)) {
        case "read" -> words.stream().skip(1).forEach(type -> read.put(type, read.size()));
        case "sent" ->
            words.stream()
                .skip(1)
                .map(word -> Splitter.on(':').splitToList(word + ":"))
                .forEach(word -> sent.add(new Sent(word.get(0), word.get(1))));
        case "row" -> rows.add(expanded(words.get(1)));
        case "of" -> {
          ImmutableList.Builder<String> section = ImmutableList.builder();
          for (String word : words.subList(2, words.size())) {
            int times = word.indexOf('x');
            String row = rows.get(Integer.parseInt(word.substring(times + 1)));
            for (int i = times < 0 ? 1 : Integer.parseInt(word.substring(0, times)); i > 0; i--) {
              section.add(row);
            }
          }
          for (String name : Splitter.on(',').split(words.get(1))) {
            sections.put(name, section.build());
          }
        }
        default -> {} // a comment
      }
    }
    return new Conversions(read, sent.build(), sections.buildOrThrow());
  }

  /** {@code 3.x} is {@code ...x}. */
  private static String expanded(String row) {
    StringBuilder all = new StringBuilder();
    int count = 0;
    for (int i = 0; i < row.length(); i++) {
      char each = row.charAt(i);
      if (Character.isDigit(each)) {
        count = count * 10 + each - '0';
      } else {
        all.append(String.valueOf(each).repeat(Math.max(count, 1)));
        count = 0;
      }
    }
    return all.toString();
  }

  private static String text() {
    try {
      return Resources.toString(
          Resources.getResource(Conversions.class, "conversions.txt"), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
