package io.github.wiretime.checker.walk;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSetMultimap;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Who reaches each node: service methods, or those whom a wire map names. Each is one bit of a set
 * that every node has, and goes along the edges until no set grows any more.
 */
final class Reach<S> {

  private final ImmutableList<S> all;
  private final long[][] reached; // bits, 64 in each
  private final Map<BitSet, ImmutableList<S>> lists = new HashMap<>(); // few, for many nodes

  private Reach(ImmutableList<S> all, int nodes) {
    this.all = all;
    this.reached = new long[nodes][];
  }

  /**
   * Follows the graph.
   *
   * @param starts the nodes with those who begin there
   * @param nodes all nodes, by their indices
   */
  static <S> Reach<S> from(ImmutableSetMultimap<WalkNode, S> starts, List<WalkNode> nodes) {
    Map<S, Integer> bits = new HashMap<>();
    starts.values().forEach(each -> bits.putIfAbsent(each, bits.size()));
    Reach<S> reach =
        new Reach<>(starts.values().stream().distinct().collect(toImmutableList()), nodes.size());
    starts.forEach((node, each) -> set(bits.get(each), reach.at(node)));
    BitSet changed = new BitSet(nodes.size());
    starts.keySet().forEach(node -> changed.set(node.index()));
    while (!changed.isEmpty()) {
      // In the order of the walk, so that most nodes are complete before they are passed on.
      for (int i = changed.nextSetBit(0); i >= 0; i = changed.nextSetBit(i + 1)) {
        changed.clear(i);
        WalkNode node = nodes.get(i);
        for (WalkNode next : node.successors()) {
          if (reach.grows(next, node)) {
            changed.set(next.index());
          }
        }
      }
    }
    return reach;
  }

  private static void set(int bit, long[] bits) {
    bits[bit / Long.SIZE] |= 1L << bit;
  }

  /** In one pass over all bits, as most of the time is spent here. */
  private boolean grows(WalkNode node, WalkNode before) {
    long[] bits = at(node);
    long[] more = at(before);
    long added = 0;
    for (int i = 0; i < bits.length; i++) {
      added |= more[i] & ~bits[i];
      bits[i] |= more[i];
    }
    return added != 0;
  }

  private long[] at(WalkNode node) {
    if (reached[node.index()] == null) {
      reached[node.index()] = new long[(all.size() + Long.SIZE - 1) / Long.SIZE];
    }
    return reached[node.index()];
  }

  /** Those who reach the node, in the order in which they begin. */
  ImmutableList<S> of(WalkNode node) {
    return lists.computeIfAbsent(
        BitSet.valueOf(at(node)),
        bits -> bits.stream().mapToObj(all::get).collect(toImmutableList()));
  }
}
