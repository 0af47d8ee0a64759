package io.github.wiretime.scan.compare;

import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** A place with the first way to it, who reaches it, and what was found out of it. */
class Node {

  /** Nobody. Sets of starts are shared, and so never changed. */
  static final BitSet NONE = new BitSet();

  final Transfer.Place place;
  final String key; // of the member
  final String label;
  final Node before; // null at a start

  /** The type as the reader's field declares it, with its type parameters. */
  WireType declared = WireType.OBJECT;

  /** As the sender's field declares it. */
  WireType sentDeclared = WireType.OBJECT;

  /** Where the builds read it if they are by themselves. */
  ImmutableSet<Position> alone = ImmutableSet.of();

  /** Whether the member around it has not the same type in both builds. */
  boolean isInsideChanged;

  /** The start of the first way to it. */
  int origin;

  /** The starts that reach it. */
  BitSet starts = NONE;

  /** Those that it has not passed on yet. */
  BitSet fresh = NONE;

  /** What was found out of it. */
  final List<Outcome> outcomes = new ArrayList<>(1);

  Node(Transfer.Place place, String key, String label, Node before) {
    this.place = place;
    this.key = key;
    this.label = label;
    this.before = before;
  }

  Node as(Transfer.Place other) {
    Node same = new Node(other, key, label, before);
    same.isInsideChanged = true;
    return same;
  }

  boolean isInArray() {
    return before != null && before.place != null && before.place.read().isArray();
  }

  /** Whether it is not the same in both builds. */
  boolean isChanged() {
    return isInsideChanged || !place.sent().equals(place.read());
  }
}
