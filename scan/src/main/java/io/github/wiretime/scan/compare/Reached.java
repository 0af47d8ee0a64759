package io.github.wiretime.scan.compare;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** Who reaches a place, and what was found out of it. */
abstract class Reached {

  /** Which starts come by way of another place. */
  record Way(Transfer.Node from, BitSet starts) {}

  /** The start of the first way. */
  int origin;

  /** The starts that reach it. */
  final BitSet starts = new BitSet();

  /** Those that it has not passed on yet. */
  BitSet fresh = new BitSet();

  final List<Way> ways = new ArrayList<>(1);
  final List<Outcome> outcomes = new ArrayList<>(1);

  /** Where it is on the way from a start; null at that start. */
  Transfer.Node before(int start) {
    for (Way way : ways) {
      if (way.starts.get(start)) {
        return way.from;
      }
    }
    return null;
  }
}
