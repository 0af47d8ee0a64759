package io.github.wiretime.checker.finding;

import static com.google.common.truth.Truth.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which packages belong to an application. */
final class OwnPackagesTest {

  @ParameterizedTest
  @CsvSource({
    "com.acme.orders, com.acme.stock.api, true",
    "com.acme, com.acme.stock, true",
    "com.acme.orders, com.acme, true",
    "com.acme.orders, com.acmeworks.orders, false",
    "com.acme.orders, com.other.orders, false",
    "acme, acme, true",
    "acme, acme.orders, false",
    "io.github.acme.orders, io.github.acme.stock, true",
    "io.github.acme.orders, io.github.acme, true",
    "io.github.acme.orders, io.github.other.orders, false",
    "org.apache.dubbo.config, org.apache.commons.lang3, false",
  })
  void shareTheFirstTwoPartsOrThreeBelowAHostOfManyProjects(
      String own, String other, boolean share) {
    assertThat(new OwnPackages(Stream.of(own)).shareTheirRootWith(other)).isEqualTo(share);
  }

  @Test
  void aRootWithATenthOfTheClassesIsTheApplications() {
    OwnPackages packages = OwnPackages.ofMost(classes(9, "com.acme.orders", 1, "com.other"));

    assertThat(packages.shareTheirRootWith("com.acme.stock")).isTrue();
    assertThat(packages.shareTheirRootWith("com.other.stock")).isTrue();
  }

  @Test
  void aRootWithFewerIsThatOfAPatchedLibrary() {
    OwnPackages packages = OwnPackages.ofMost(classes(10, "com.acme.orders", 1, "com.other"));

    assertThat(packages.shareTheirRootWith("com.acme.stock")).isTrue();
    assertThat(packages.shareTheirRootWith("com.other")).isFalse();
  }

  /** The package of each class. */
  private static List<String> classes(int some, String first, int others, String second) {
    return Stream.of(Collections.nCopies(some, first), Collections.nCopies(others, second))
        .flatMap(List::stream)
        .toList();
  }
}
