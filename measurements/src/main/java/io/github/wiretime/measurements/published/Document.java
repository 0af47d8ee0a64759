package io.github.wiretime.measurements.published;

import java.io.Serializable;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.function.LongFunction;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * An object like the published one: 100 strings, and 1,011 dates, one and 101 groups of ten with a
 * name each. All of them are random, so that most years have nine digits.
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

  private static final int SEED = 2015;
  private static final int WORDS = 100;
  private static final int GROUPS = 101;

  /** Ten dates. */
  record Group<D>(
      D date0, D date1, D date2, D date3, D date4, D date5, D date6, D date7, D date8, D date9)
      implements Serializable {

    private static <D> Group<D> of(Supplier<D> dates) {
      return new Group<>(
          dates.get(),
          dates.get(),
          dates.get(),
          dates.get(),
          dates.get(),
          dates.get(),
          dates.get(),
          dates.get(),
          dates.get(),
          dates.get());
    }

    private <E> Group<E> map(Function<D, E> dates) {
      return new Group<>(
          dates.apply(date0),
          dates.apply(date1),
          dates.apply(date2),
          dates.apply(date3),
          dates.apply(date4),
          dates.apply(date5),
          dates.apply(date6),
          dates.apply(date7),
          dates.apply(date8),
          dates.apply(date9));
    }
  }

  /** The document, always the same. */
  static <D> Document<D> example(LongFunction<D> ofEpochMilli) {
    Random random = new Random(SEED);
    Supplier<String> words = () -> String.valueOf(random.nextFloat());
    Supplier<D> dates = () -> ofEpochMilli.apply(random.nextLong());
    return new Document<>(
        random.nextBoolean(),
        random.nextInt(),
        random.nextDouble(),
        random.nextLong(),
        words.get(),
        Stream.generate(words).limit(WORDS).toList(),
        dates.get(),
        Stream.generate(() -> Group.of(dates)).limit(GROUPS).toList());
  }

  /** The same document with another representation of dates. */
  <E> Document<E> map(Function<D, E> dates) {
    List<Group<E>> mapped = groups.stream().map(group -> group.map(dates)).toList();
    return new Document<>(flag, number, ratio, count, name, words, dates.apply(date), mapped);
  }
}
