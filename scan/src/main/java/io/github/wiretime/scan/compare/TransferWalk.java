package io.github.wiretime.scan.compare;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.scan.compare.Transfer.Node;
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
  private int services;
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
   * @param services how many there are
   * @param begin begins what {@link #service} sends
   */
  void run(int services, Runnable begin) {
    this.services = services;
    for (service = 0; service < services; service++) {
      int first = starts.size();
      begin.run();
      for (int i = first; i < starts.size(); i++) {
        Start start = starts.get(i);
        start.origin = i;
        start.starts.set(i);
        start.fresh = (BitSet) start.starts.clone();
        found.add(start);
      }
      goOn();
    }
    while (passOn(order())) {
      // Passes on again, because bits that went round a cycle came to nodes that had passed theirs
      // on before.
    }
  }

  /** The number of the service for which a place is looked at. */
  int service() {
    return service;
  }

  /** Where values of the service begin; what is added next is inside it. */
  Start begin(String key, String label, boolean isParameter) {
    Start start = new Start(key, label, service, isParameter);
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
   * The way to that place: from the result of {@code place()}, or from a parameter of {@code
   * place(OrderDto)}.
   */
  ImmutableList<String> path() {
    Deque<String> path = new ArrayDeque<>();
    Node first = outcome.node;
    for (Node at = outcome.node; at != null; at = at.before(sender)) {
      first = at;
      boolean isPartOfMember = at.before != null && at.before.label.equals(at.label);
      if (!isPartOfMember) {
        path.push(at.label);
      }
    }
    if (!(first instanceof Start start && start.isParameter)) {
      path.push(path.pop().replaceFirst("\\(.*", "()"));
    }
    return ImmutableList.copyOf(path);
  }

  /** All places. */
  Iterable<Node> nodes() {
    return nodes.values();
  }

  /** Those from whom a place is reached in the services that an outcome holds for. */
  ImmutableList<Start> senders(Outcome of) {
    return among(of.node.starts, of).stream().mapToObj(starts::get).collect(toImmutableList());
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
    node.fresh = new BitSet();
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
    node.starts.or(more);
    node.ways.add(new Reached.Way(from, more));
    if (node.fresh.isEmpty()) {
      if (node.outcomes.isEmpty()) {
        found.add(node);
      }
      node.fresh = more;
    } else {
      node.fresh = (BitSet) node.fresh.clone();
      node.fresh.or(more);
    }
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
    if (of.services.cardinality() == services) {
      return senders;
    }
    BitSet some = new BitSet();
    senders.stream().filter(i -> of.services.get(starts.get(i).service)).forEach(some::set);
    return some;
  }

  /** Does not change either, as nodes share such sets. */
  private static BitSet without(BitSet all, BitSet some) {
    if (!all.intersects(some)) {
      return all;
    }
    BitSet others = (BitSet) all.clone();
    others.andNot(some);
    return others;
  }
}
