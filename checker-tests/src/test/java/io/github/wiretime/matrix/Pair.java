package io.github.wiretime.matrix;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.Iterables;
import com.google.common.collect.Multimaps;
import com.google.common.collect.Sets;
import com.google.common.primitives.Ints;
import java.util.List;
import java.util.stream.Stream;

/** A release of Error Prone and a JDK that can run it. */
record Pair(String errorProne, Jdk jdk) {

  /** The JDKs with long support, which most people have. */
  static final ImmutableSet<Integer> LONG_SUPPORT = ImmutableSet.of(17, 21, 25);

  private static final int NEWEST = 1;

  /** The oldest and the newest release on every JDK. */
  static ImmutableList<Pair> ends(Iterable<Jdk> jdks) {
    return Stream.of(Iterables.toArray(jdks, Jdk.class))
        .flatMap(jdk -> Releases.ends(jdk.feature()).stream().map(each -> new Pair(each, jdk)))
        .collect(toImmutableList());
  }

  /**
   * The oldest release on the oldest JDK, and each release that is the newest of some JDKs on the
   * newest of these: what a change is likely to break.
   */
  static ImmutableList<Pair> outermost(ImmutableList<Jdk> jdks) {
    ImmutableListMultimap<String, Jdk> newest =
        Multimaps.index(jdks, jdk -> Iterables.getLast(Releases.ends(jdk.feature())));
    return Stream.concat(
            ends(jdks).stream().limit(1),
            newest.asMap().entrySet().stream()
                .map(each -> new Pair(each.getKey(), Iterables.getLast(each.getValue()))))
        .collect(toImmutableList());
  }

  /** What the script is given: a release with a JDK, as {@code 2.52.0@28}, or a release alone. */
  static Pair named(String name, ImmutableSortedMap<Integer, Jdk> found) {
    List<String> parts = Splitter.on('@').limit(2).splitToList(name);
    if (parts.size() == 1) {
      return one(name, found);
    }
    Jdk jdk = found.get(Ints.tryParse(parts.get(1)));
    if (jdk == null || !Releases.on(jdk.feature()).contains(parts.get(0))) {
      throw new IllegalArgumentException(
          name + " is no release, or not with a JDK of this machine");
    }
    return new Pair(parts.get(0), jdk);
  }

  /** A release on one JDK: 17 as long as it runs there. */
  static Pair one(String errorProne, ImmutableSortedMap<Integer, Jdk> found) {
    return Stream.of(17, 25, 21)
        .filter(feature -> Releases.on(feature).contains(errorProne))
        .filter(found::containsKey)
        .map(feature -> new Pair(errorProne, found.get(feature)))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("there is no JDK here for " + errorProne));
  }

  /** Everything that the script tries unless it is told: each release, and each JDK's ends. */
  static ImmutableSet<Pair> all(ImmutableSortedMap<Integer, Jdk> found) {
    return Stream.concat(
            Releases.all().stream().map(each -> one(each, found)),
            ends(
                Iterables.filter(
                    found.values(),
                    jdk ->
                        LONG_SUPPORT.contains(jdk.feature())
                            || jdk.feature() > Iterables.getLast(LONG_SUPPORT)))
                .stream())
        .collect(toImmutableSet());
  }

  /** Of the JDKs of a machine, those that every CI run tries: long support, and the newest. */
  static ImmutableList<Jdk> tried(ImmutableSortedMap<Integer, Jdk> found) {
    ImmutableSet<Integer> newest =
        found.tailMap(Iterables.getLast(LONG_SUPPORT), false).descendingKeySet().stream()
            .limit(NEWEST)
            .collect(toImmutableSet());
    return found.values().stream()
        .filter(jdk -> LONG_SUPPORT.contains(jdk.feature()) || newest.contains(jdk.feature()))
        .collect(toImmutableList());
  }

  /** What the machine does not have, in words; empty if it has all. */
  static ImmutableList<String> leftOut(ImmutableSortedMap<Integer, Jdk> found) {
    ImmutableList.Builder<String> leftOut = ImmutableList.builder();
    Sets.difference(LONG_SUPPORT, found.keySet()).forEach(each -> leftOut.add("JDK " + each));
    int newer = found.tailMap(Iterables.getLast(LONG_SUPPORT), false).size();
    if (newer < NEWEST) {
      leftOut.add(NEWEST - newer + " newer than JDK " + Iterables.getLast(LONG_SUPPORT));
    }
    return leftOut.build();
  }

  /** Whether the build itself runs the tests with it. */
  boolean isOfThisBuild() {
    return errorProne.equals(System.getProperty("wiretime.error-prone"))
        && jdk.feature() == Runtime.version().feature();
  }

  @Override
  public String toString() {
    return "Error Prone " + errorProne + " on JDK " + jdk.feature();
  }
}
