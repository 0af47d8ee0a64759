package io.github.wiretime.scan.compare;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * What was found out of the values at a place. It holds for each service of which Dubbo's class
 * check gives the same answers, so that a place is looked at once for all of those.
 */
final class Outcome {

  /** The place. */
  final Transfer.Node node;

  /** The places inside. */
  final List<Transfer.Node> next = new ArrayList<>();

  /** The services that it holds for, by number. */
  final BitSet services = new BitSet();

  /**
   * Begins to look at a place, before a class check was asked.
   *
   * @param count how many services there are
   */
  Outcome(Transfer.Node node, int count) {
    this.node = node;
    services.set(0, count);
  }

  /** Whether a service is among those that trust a class; keeps those of the same answer. */
  boolean isAmong(BitSet trusting, int service) {
    boolean isTrusted = trusting.get(service);
    if (isTrusted) {
      services.and(trusting);
    } else {
      services.andNot(trusting);
    }
    return isTrusted;
  }
}
