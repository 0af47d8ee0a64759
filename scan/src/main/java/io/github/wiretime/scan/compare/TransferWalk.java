package io.github.wiretime.scan.compare;

import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Goes from services to all that they send, breadth first. Each place is looked at once for all
 * services of which Dubbo's class check gives the same answers. Those who send a place are bits,
 * one for each {@link Start}, which a place passes on to those inside it until no set grows any
 * more.
 */
final class TransferWalk {

  private final Consumer<Node> look;
  private final Map<Object, Node> nodes = new HashMap<>();
  private final List<Start> starts = new ArrayList<>();
  private final Deque<Node> found = new ArrayDeque<>();

  /** Many places have the same. */
  private final Map<BitSet, ImmutableSet<Start.Sender>> senders = new HashMap<>();

  private final BitSet services = new BitSet();
  private int service; // for which a place is looked at
  private int sender; // from which the path to that place comes
  private Outcome outcome; // of that place

  /**
   * A walk.
   *
   * @param look adds what is inside a place
   */
  TransferWalk(Consumer<Node> look) {
    this.look = look;
  }

  /**
   * Walks.
   *
   * @param count how many services there are
   * @param begin begins what {@link #service} sends
   */
  void run(int count, Runnable begin) {
    services.set(0, count);
    for (service = 0; service < count; service++) {
      int first = starts.size();
      begin.run();
      for (int i = first; i < starts.size(); i++) {
        Start start = starts.get(i);
        start.origin = i;
        start.starts = new BitSet();
        start.starts.set(i);
        start.fresh = start.starts;
        found.add(start);
      }
      goOn();
    }
    ImmutableList<Node> order = order();
    while (passOn(order)) { // again, because bits go round cycles
      boolean isAll = order.size() == nodes.size() + starts.size();
      order = isAll ? order : order();
    }
  }

  /** The number of the service for which a place is looked at. */
  int service() {
    return service;
  }

  /** Where values of the service begin; what is added next is inside it. */
  Start begin(String key, String label, boolean isParameter) {
    Start start = new Start(key, new Start.Sender(label, isParameter), service);
    starts.add(start);
    open(start);
    return start;
  }

  /** Adds a place inside the one that is looked at, or the one like it that is known already. */
  void add(Object identity, Node node) {
    outcome.next.add(nodes.computeIfAbsent(identity, unused -> node));
  }

  /** Whether the service makes a class trusted. */
  boolean isTrusted(Trust trust, String type) {
    return outcome.isAmong(trust.covering(type), service);
  }

  /** What is found out of the place that is looked at. */
  Outcome outcome() {
    return outcome;
  }

  /**
   * A short way to that place, or to a part of it: from the result of {@code place()}, or from a
   * parameter of {@code place(OrderDto)}.
   */
  ImmutableList<String> path(Node part) {
    Deque<String> path = new ArrayDeque<>();
    Node first = part;
    boolean isFirst = outcome.node.outcomes.size() == 1;
    Map<Node, Node> ways = isFirst ? Map.of() : waysFrom(starts.get(sender));
    for (Node at = isFirst ? part : outcome.node;
        at != null;
        at = isFirst ? at.before : ways.get(at)) {
      first = at;
      boolean isPartOfMember = at.before != null && at.before.label.equals(at.label);
      if (!isPartOfMember) {
        path.push(at.label);
      }
    }
    if (!(first instanceof Start start && start.sender.isParameter())) {
      path.push(path.pop().replaceFirst("\\(.*", "()"));
    }
    return ImmutableList.copyOf(path);
  }

  /** What is before each place on the shortest way from a start. */
  private static Map<Node, Node> waysFrom(Start start) {
    Map<Node, Node> before = new HashMap<>();
    Deque<Node> open = new ArrayDeque<>(List.of(start));
    while (!open.isEmpty()) {
      Node node = open.remove();
      node.outcomes.stream()
          .filter(each -> each.services.get(start.service))
          .flatMap(each -> each.next.stream())
          .filter(next -> before.putIfAbsent(next, node) == null)
          .forEach(open::add);
    }
    return before;
  }

  /** All places. */
  Iterable<Node> nodes() {
    return nodes.values();
  }

  /** Those from whom a place is reached in the services that an outcome holds for. */
  ImmutableSet<Start.Sender> senders(Outcome of) {
    return senders.computeIfAbsent(
        among(of.node.starts, of),
        some -> some.stream().mapToObj(i -> starts.get(i).sender).collect(toImmutableSet()));
  }

  /** Whether any place had something to pass on. */
  private boolean passOn(ImmutableList<Node> order) {
    boolean isAny = false;
    for (Node node : order) {
      if (!node.fresh.isEmpty()) {
        isAny = true;
        goOn(node);
        goOn();
      }
    }
    return isAny;
  }

  /** Looks at all that was found. */
  private void goOn() {
    while (!found.isEmpty()) {
      goOn(found.remove());
    }
  }

  /** Passes on who newly reaches a place. */
  private void goOn(Node node) {
    BitSet senders = node.fresh;
    node.fresh = Node.NONE;
    while (!senders.isEmpty()) {
      Outcome of = outcome(node, senders.get(node.origin) ? node.origin : senders.nextSetBit(0));
      BitSet some = among(senders, of);
      of.next.forEach(next -> arrive(next, node, some));
      senders = without(senders, some);
    }
  }

  private Outcome outcome(Node node, int from) {
    int number = starts.get(from).service;
    for (Outcome each : node.outcomes) {
      if (each.services.get(number)) {
        return each;
      }
    }
    service = number;
    sender = from;
    open(node);
    look.accept(node);
    return outcome;
  }

  private void open(Node node) {
    outcome = new Outcome(node, services);
    node.outcomes.add(outcome);
  }

  private void arrive(Node node, Node from, BitSet senders) {
    BitSet more = without(senders, node.starts);
    if (more.isEmpty()) {
      return;
    }
    if (node.starts.isEmpty()) {
      node.origin = from.origin;
    }
    BitSet all = with(node.starts, more);
    node.starts = all.equals(from.starts) ? from.starts : all;
    if (node.fresh.isEmpty() && node.outcomes.isEmpty()) {
      found.add(node);
    }
    node.fresh = with(node.fresh, more);
  }

  /**
   * The nodes that are reached, each before those that it leads to, except in cycles (reverse
   * postorder). In this order nearly every node has all its bits before it passes them on.
   */
  private ImmutableList<Node> order() {
    Deque<Node> order = new ArrayDeque<>();
    Deque<Node> open = new ArrayDeque<>(starts);
    Set<Node> entered = new HashSet<>();
    Set<Node> complete = new HashSet<>();
    while (!open.isEmpty()) {
      Node node = open.peek();
      if (entered.add(node)) {
        node.outcomes.stream()
            .flatMap(of -> of.next.stream())
            .filter(next -> !entered.contains(next))
            .forEach(open::push);
        continue;
      }
      open.pop();
      if (complete.add(node)) {
        order.push(node);
      }
    }
    return ImmutableList.copyOf(order);
  }

  private BitSet among(BitSet senders, Outcome of) {
    if (of.services.equals(services)) {
      return senders;
    }
    BitSet some = new BitSet();
    senders.stream().filter(i -> of.services.get(starts.get(i).service)).forEach(some::set);
    return some;
  }

  private static BitSet with(BitSet all, BitSet more) {
    if (all.isEmpty()) {
      return more;
    }
    BitSet both = (BitSet) all.clone();
    both.or(more);
    return both;
  }

  private static BitSet without(BitSet all, BitSet some) {
    if (!all.intersects(some)) {
      return all;
    }
    BitSet others = (BitSet) all.clone();
    others.andNot(some);
    return others;
  }
}
