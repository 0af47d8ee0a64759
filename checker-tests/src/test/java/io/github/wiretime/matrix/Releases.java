package io.github.wiretime.matrix;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import com.google.common.collect.Range;
import java.util.stream.IntStream;

/** The releases of Error Prone that a page names, and the JDKs that each can run on. */
final class Releases {

  private static final int OLDEST = 36;
  private static final int LAST_FOR_JDK_17 = 42;
  private static final int FIRST_FOR_JDK_27 = 47;
  private static final int NEWEST = 52;

  /** They hand javac a set of flags that cannot change, and javac 26 adds to it. */
  private static final Range<Integer> NOT_FOR_JDK_26 = Range.closed(37, 39);

  private Releases() {}

  /** All, the oldest first. */
  static ImmutableList<String> all() {
    return IntStream.rangeClosed(OLDEST, NEWEST).mapToObj(Releases::of).collect(toImmutableList());
  }

  /** Those that a JDK can run, the oldest first. */
  static ImmutableList<String> on(int jdk) {
    return IntStream.rangeClosed(OLDEST, NEWEST)
        .filter(minor -> jdk >= 21 || minor <= LAST_FOR_JDK_17)
        .filter(minor -> jdk != 26 || !NOT_FOR_JDK_26.contains(minor))
        .filter(minor -> jdk < 27 || minor >= FIRST_FOR_JDK_27)
        .mapToObj(Releases::of)
        .collect(toImmutableList());
  }

  /** The oldest and the newest that a JDK can run. */
  static ImmutableList<String> ends(int jdk) {
    ImmutableList<String> all = on(jdk);
    return ImmutableList.of(all.get(0), Iterables.getLast(all));
  }

  /** What {@code docs/compatibility.md} says of them, in a row for each group of JDKs. */
  static ImmutableList<String> inWords() {
    return ImmutableList.of(
        "JDK 17: %s–%s".formatted(of(OLDEST), of(LAST_FOR_JDK_17)),
        "JDK 21–25: %s–%s".formatted(of(OLDEST), of(NEWEST)),
        "JDK 26: %s, %s–%s"
            .formatted(of(OLDEST), of(NOT_FOR_JDK_26.upperEndpoint() + 1), of(NEWEST)),
        "JDK 27, 28: %s–%s".formatted(of(FIRST_FOR_JDK_27), of(NEWEST)));
  }

  private static String of(int minor) {
    return "2.%d.0".formatted(minor);
  }
}
