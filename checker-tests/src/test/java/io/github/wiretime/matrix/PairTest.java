package io.github.wiretime.matrix;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableSortedMap.toImmutableSortedMap;
import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMap;
import java.nio.file.Path;
import java.util.Collection;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What is tried on which machine. */
final class PairTest {

  private static final ImmutableSortedMap<Integer, Jdk> MANY = jdks(17, 20, 21, 24, 25, 26, 27, 28);

  @Test
  void theOldestAndOfEachNewestReleaseItsNewestJdk() {
    assertThat(names(Pair.outermost(Pair.tried(MANY))))
        .containsExactly(
            "Error Prone 2.36.0 on JDK 17",
            "Error Prone 2.42.0 on JDK 17",
            "Error Prone 2.52.0 on JDK 28")
        .inOrder();
    assertThat(Pair.leftOut(MANY)).isEmpty();
  }

  @Test
  void whatTheMachineDoesNotHaveIsSaid() {
    assertThat(Pair.tried(jdks(17))).hasSize(1);
    assertThat(Pair.leftOut(jdks(17)))
        .containsExactly("JDK 21", "JDK 25", "1 newer than JDK 25")
        .inOrder();
    assertThat(Pair.leftOut(jdks(17, 21, 25, 26))).isEmpty();
  }

  @Test
  void eachReleaseOnOneJdk() {
    assertThat(Pair.one("2.42.0", MANY).jdk().feature()).isEqualTo(17);
    assertThat(Pair.one("2.43.0", MANY).jdk().feature()).isEqualTo(25);
    assertThat(Pair.one("2.43.0", jdks(17, 21)).jdk().feature()).isEqualTo(21);
    assertThat(assertThrows(IllegalStateException.class, () -> Pair.one("2.43.0", jdks(17, 28))))
        .hasMessageThat()
        .isEqualTo("there is no JDK here for 2.43.0");
  }

  @Test
  void whatTheScriptIsGiven() {
    assertThat(Pair.named("2.42.0", MANY)).isEqualTo(Pair.one("2.42.0", MANY));
    assertThat(Pair.named("2.47.0@28", MANY).toString()).isEqualTo("Error Prone 2.47.0 on JDK 28");
    assertThrows(IllegalStateException.class, () -> Pair.named("2.1.0", MANY));
    assertThrows(IllegalArgumentException.class, () -> Pair.named("2.46.0@28", MANY));
    assertThrows(IllegalArgumentException.class, () -> Pair.named("2.52.0@29", MANY));
  }

  @Test
  void allOfBothEachOnce() {
    ImmutableList<String> all = names(Pair.all(MANY));

    assertThat(all).containsNoDuplicates();
    assertThat(all).containsAtLeastElementsIn(names(Pair.ends(Pair.tried(MANY))));
    assertThat(all).containsAtLeast("Error Prone 2.40.0 on JDK 17", "Error Prone 2.36.0 on JDK 26");
    assertThat(all).doesNotContain("Error Prone 2.36.0 on JDK 20");
  }

  @Test
  void whatCannotRunIsNotTried() {
    assertThat(Releases.on(17)).doesNotContain("2.43.0");
    assertThat(Releases.on(21)).isEqualTo(Releases.all());
    assertThat(Releases.on(26)).containsNoneOf("2.37.0", "2.38.0", "2.39.0");
    assertThat(Releases.on(26)).containsAtLeast("2.36.0", "2.40.0");
    assertThat(Releases.on(27)).containsNoneOf("2.36.0", "2.46.0");
  }

  private static ImmutableSortedMap<Integer, Jdk> jdks(Integer... features) {
    return Stream.of(features)
        .collect(
            toImmutableSortedMap(
                Integer::compare, each -> each, each -> new Jdk(Path.of("jdk"), each)));
  }

  private static ImmutableList<String> names(Collection<Pair> pairs) {
    return pairs.stream().map(Pair::toString).collect(toImmutableList());
  }
}
