package io.github.wiretime.scan.archive;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.build.Repository;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** What SECURITY.md says of the limits is what they are. */
final class SecurityPageTest {

  @Test
  void namesTheLimits() {
    Limits limits = Limits.OF_USERS;

    assertThat(Repository.read("SECURITY.md").replaceAll("\\s+", " "))
        .contains(
            String.format(
                Locale.ROOT,
                "a file of more than %d MiB, more than %d GiB unpacked, an archive of more than %,d"
                    + " entries, and archives nested deeper than %d levels, each with a message. Of"
                    + " archives inside inputs it reads no more than %,d different ones",
                limits.entry() >> 20,
                limits.unpacked() >> 30,
                limits.entries(),
                limits.depth(),
                limits.archives()));
  }
}
