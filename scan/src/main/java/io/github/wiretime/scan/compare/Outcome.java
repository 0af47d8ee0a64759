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
  final Node node;

  /** The places inside. */
  final List<Node> next = new ArrayList<>(2);

  /** The services that it holds for, by number; a set that others share, and so never changed. */
  BitSet services;

  /**
   * Begins to look at a place, before a class check was asked.
   *
   * @param services all of them
   */
  Outcome(Node node, BitSet services) {
    this.node = node;
    this.services = services;
  }

  /** Whether a service is among those that trust a class; keeps those of the same answer. */
  boolean isAmong(BitSet trusting, int service) {
    boolean isTrusted = trusting.get(service);
    BitSet same = (BitSet) services.clone();
    if (isTrusted) {
      same.and(trusting);
    } else {
      same.andNot(trusting);
    }
    services = same.equals(services) ? services : same;
    return isTrusted;
  }
}
