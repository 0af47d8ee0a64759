package io.github.wiretime.matrix;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import com.google.common.collect.Range;
import java.util.stream.IntStream;

/** The releases of Error Prone that the README names, and the JDKs that each can run on. */
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

  /** What the README says of them. */
  static String inWords() {
    return "%s to %s on JDK 17, %s to %s on JDK 21 to 26, %s to %s on JDK 27 and 28"
        .formatted(
            of(OLDEST),
            of(LAST_FOR_JDK_17),
            of(OLDEST),
            of(NEWEST),
            of(FIRST_FOR_JDK_27),
            of(NEWEST));
  }

  /** What the README says of the gap. */
  static String exceptionInWords() {
    return "%s to %s fail on JDK 26"
        .formatted(of(NOT_FOR_JDK_26.lowerEndpoint()), of(NOT_FOR_JDK_26.upperEndpoint()));
  }

  private static String of(int minor) {
    return "2.%d.0".formatted(minor);
  }
}
