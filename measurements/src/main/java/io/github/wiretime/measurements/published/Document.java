package io.github.wiretime.measurements.published;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.LongFunction;
import java.util.stream.IntStream;

/**
 * An object like the published one: 100 strings, and 1,011 dates in 101 groups of ten and one.
 *
 * @param <D> how a date is represented
 */
record Document<D>(
    boolean flag,
    int number,
    double ratio,
    long count,
    String name,
    List<String> words,
    D date,
    List<Group<D>> groups)
    implements Serializable {

  private static final long MILLIS_OF_DAY = 86_400_000L;
  private static final int WORDS = 100;
  private static final int GROUPS = 101;
  private static final int DATES = 10;
  private static final int FIRST_DAY = 19_860;

  /** Ten dates. */
  record Group<D>(List<D> dates) implements Serializable {}

  /** The document, always the same; dates are whole days from May 2024. */
  static <D> Document<D> example(LongFunction<D> ofEpochMilli) {
    List<Group<D>> groups = new ArrayList<>();
    for (int group = 0; group < GROUPS; group++) {
      int first = FIRST_DAY + group * DATES;
      groups.add(
          new Group<>(
              IntStream.range(first, first + DATES)
                  .mapToObj(day -> ofEpochMilli.apply(day * MILLIS_OF_DAY))
                  .toList()));
    }
    List<String> words = IntStream.range(0, WORDS).mapToObj(n -> "0." + (n + 1) * 9_871).toList();
    return new Document<>(
        true,
        1_234_567,
        0.123_456_789,
        9_876_543_210L,
        "0.7310",
        words,
        ofEpochMilli.apply(FIRST_DAY * MILLIS_OF_DAY),
        groups);
  }

  /** The same document with another representation of dates. */
  <E> Document<E> map(Function<D, E> dates) {
    List<Group<E>> mapped =
        groups.stream()
            .map(group -> new Group<>(group.dates().stream().map(dates).toList()))
            .toList();
    return new Document<>(flag, number, ratio, count, name, words, dates.apply(date), mapped);
  }
}
