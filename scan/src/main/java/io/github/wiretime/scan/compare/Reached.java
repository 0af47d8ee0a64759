package io.github.wiretime.scan.compare;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** Who reaches a place, and what was found out of it. */
abstract class Reached {

  /** Nobody. Sets are shared, and so never changed. */
  static final BitSet NONE = new BitSet();

  /** The start of the first way to it. */
  int origin;

  /** The starts that reach it. */
  BitSet starts = NONE;

  /** Those that it has not passed on yet. */
  BitSet fresh = NONE;

  final List<Outcome> outcomes = new ArrayList<>(1);
}
