package io.github.wiretime.matrix;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.stream.IntStream;

/** The releases of Error Prone that the README names. */
final class Releases {

  private static final int OLDEST = 36;
  private static final int LAST_FOR_JDK_17 = 42;
  private static final int NEWEST = 50;

  private Releases() {}

  /** All, the oldest first. */
  static ImmutableList<String> all() {
    return IntStream.rangeClosed(OLDEST, NEWEST).mapToObj(Releases::of).collect(toImmutableList());
  }

  /** What the README says of them. */
  static String inWords() {
    return "%s to %s on JDK 17, up to %s on JDK 21 and later"
        .formatted(of(OLDEST), of(LAST_FOR_JDK_17), of(NEWEST));
  }

  /** The JDK to try a release on: 17 as long as it runs there, else the newest up to 25. */
  static Optional<Jdk> jdkFor(String release) {
    return all().indexOf(release) <= LAST_FOR_JDK_17 - OLDEST
        ? Jdk.newest(17, 17)
        : Jdk.newest(21, 25);
  }

  private static String of(int minor) {
    return "2.%d.0".formatted(minor);
  }
}
