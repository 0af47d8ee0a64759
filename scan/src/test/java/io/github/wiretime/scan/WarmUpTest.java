package io.github.wiretime.scan;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.Iterables;
import org.junit.jupiter.api.Test;

/** What the scanner does while it waits. */
final class WarmUpTest {

  /** A scan that found nothing would load a part of the classes only. */
  @Test
  void findsTheCostlyMemberOfItsSample() throws Exception {
    Scan scan = WarmUp.scan();

    assertThat(Iterables.getOnlyElement(scan.judgements().values()).finding().member().key())
        .endsWith(".Order#placed");
    assertThat(scan.isComplete()).isTrue();
    assertThat(scan.said()).isEmpty();
  }
}
