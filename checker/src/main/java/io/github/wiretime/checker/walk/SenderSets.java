package io.github.wiretime.checker.walk;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSetMultimap;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * Finds out who reaches each node: service methods, or those who send a class that the walk starts
 * from. Each of them is one bit of a set that every node has. The bits are passed on along the
 * edges until no set grows any more.
 *
 * @param <S> who begins
 * @param <T> what is made of those who reach a node, once for all nodes that the same reach
 */
final class SenderSets<S, T> {

  private final ImmutableList<S> all;
  private final long[][] reached; // bits, 64 in each, up to the last that is set
  private final Function<ImmutableList<S>, T> summary;
  private final Map<BitSet, T> summaries = new HashMap<>(); // many nodes share one

  private SenderSets(ImmutableList<S> all, int nodes, Function<ImmutableList<S>, T> summary) {
    this.all = all;
    this.summary = summary;
    this.reached = new long[nodes][0];
  }

  /**
   * Follows the graph.
   *
   * @param starts the nodes with those who begin there
   * @param nodes how many there are in all
   * @param summary what to make of those who reach a node, in the order in which they begin
   */
  static <S, T> SenderSets<S, T> from(
      ImmutableSetMultimap<WalkNode, S> starts, int nodes, Function<ImmutableList<S>, T> summary) {
    Map<S, Integer> bits = new HashMap<>();
    starts.values().forEach(each -> bits.putIfAbsent(each, bits.size()));
    SenderSets<S, T> reach =
        new SenderSets<>(
            starts.values().stream().distinct().collect(toImmutableList()), nodes, summary);
    starts.forEach((node, each) -> reach.set(bits.get(each), node));
    ImmutableList<WalkNode> order = order(starts.keySet(), nodes);
    while (reach.passOn(order)) {
      // Passes on again, because bits that went round a cycle came to nodes that had passed theirs
      // on before.
    }
    return reach;
  }

  /**
   * The nodes that are reached, each before those that it leads to, except in cycles (reverse
   * postorder). In this order nearly every node has all its bits before it passes them on.
   */
  private static ImmutableList<WalkNode> order(Set<WalkNode> starts, int nodes) {
    Deque<WalkNode> order = new ArrayDeque<>();
    Deque<WalkNode> open = new ArrayDeque<>(starts);
    BitSet entered = new BitSet(nodes);
    BitSet complete = new BitSet(nodes);
    while (!open.isEmpty()) {
      WalkNode node = open.peek();
      if (!entered.get(node.index())) {
        entered.set(node.index());
        for (WalkNode next : node.successors()) {
          if (!entered.get(next.index())) {
            open.push(next);
          }
        }
        continue;
      }
      open.pop();
      if (!complete.get(node.index())) {
        complete.set(node.index());
        order.push(node);
      }
    }
    return ImmutableList.copyOf(order);
  }

  /** Whether anything came to a node that it did not have. */
  private boolean passOn(ImmutableList<WalkNode> order) {
    boolean grew = false;
    for (WalkNode node : order) {
      for (WalkNode next : node.successors()) {
        grew |= grows(next, node);
      }
    }
    return grew;
  }

  private void set(int bit, WalkNode node) {
    atLeast(bit / Long.SIZE + 1, node)[bit / Long.SIZE] |= 1L << bit;
  }

  /**
   * Adds the bits of another node, and says whether any of them is new. It is one loop for both,
   * because most of the time is spent here.
   */
  private boolean grows(WalkNode node, WalkNode before) {
    long[] more = reached[before.index()];
    long[] bits = atLeast(more.length, node);
    long added = 0;
    for (int i = 0; i < more.length; i++) {
      added |= more[i] & ~bits[i];
      bits[i] |= more[i];
    }
    return added != 0;
  }

  private long[] atLeast(int length, WalkNode node) {
    if (reached[node.index()].length < length) {
      reached[node.index()] = Arrays.copyOf(reached[node.index()], length);
    }
    return reached[node.index()];
  }

  /** What is made of those who reach the node. */
  T of(WalkNode node) {
    return summaries.computeIfAbsent(
        BitSet.valueOf(reached[node.index()]),
        bits -> summary.apply(bits.stream().mapToObj(all::get).collect(toImmutableList())));
  }
}
