package io.github.wiretime.scan.archive;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.build.Repository;
import io.github.wiretime.checker.roots.SpringXml;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** What SECURITY.md says of the limits is what they are. */
final class SecurityPageTest {

  @Test
  void namesTheLimits() {
    Limits limits = Limits.OF_USERS;

    String page = Repository.read("SECURITY.md").replaceAll("\\s+", " ");
    assertThat(page)
        .contains(
            String.format(
                Locale.ROOT,
                "a file of settings or a Spring file of more than %d MiB, any other file of more"
                    + " than %d MiB, an archive that unpacks to more than %d GiB, alone or with all"
                    + " archives inside inputs, has more than %,d entries or is nested deeper than"
                    + " %d levels, a name of more than %,d characters, elements of XML nested"
                    + " deeper than %d levels,",
                SpringXml.MAX_BYTES >> 20,
                limits.entry() >> 20,
                limits.unpacked() >> 30,
                limits.entries(),
                limits.depth(),
                limits.name(),
                SpringXml.MAX_DEPTH));
    assertThat(page)
        .contains(
            String.format(
                Locale.ROOT,
                "Of archives inside inputs it reads no more than %,d different ones",
                limits.archives()));
  }
}
