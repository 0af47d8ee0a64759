package io.github.wiretime.checker.wire;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/**
 * The strongly connected components of the graph of sites, numbered so that edges lead to lower
 * numbers (Tarjan's algorithm, without recursion, because chains of classes get longer than the
 * stack).
 */
final class Components {

  private static final int UNKNOWN = -1;

  private final List<Site> sites;
  private final int[] componentOf;
  private final int[] number;
  private final int[] low;
  private final int[] nextEdge;
  private final int[] open;

  /** The sites, those of higher components first. */
  private final int[] order;

  private int unordered;
  private int opened;
  private int numbered;
  private int count;

  private Components(List<Site> sites) {
    this.sites = sites;
    this.componentOf = new int[sites.size()];
    this.number = new int[sites.size()];
    this.low = new int[sites.size()];
    this.nextEdge = new int[sites.size()];
    this.open = new int[sites.size()];
    this.order = new int[sites.size()];
    this.unordered = sites.size();
    Arrays.fill(componentOf, UNKNOWN);
  }

  static Components of(List<Site> sites) {
    Components components = new Components(sites);
    for (Site site : sites) {
      if (components.number[site.index()] == 0) {
        components.explore(site.index());
      }
    }
    return components;
  }

  int count() {
    return count;
  }

  int of(Site site) {
    return componentOf[site.index()];
  }

  /**
   * Sends one bit from each of the sites {@code first} to {@code last - 1} along the edges; returns
   * what each component got.
   */
  long[] flow(int first, int last) {
    long[] bits = new long[count];
    for (int i = first; i < last; i++) {
      bits[componentOf[i]] |= 1L << (i - first);
    }
    for (int site : order) {
      long here = bits[componentOf[site]];
      if (here != 0) {
        for (Site next : sites.get(site).successors()) {
          bits[of(next)] |= here;
        }
      }
    }
    return bits;
  }

  private void explore(int start) {
    Deque<Integer> path = new ArrayDeque<>();
    enter(start, path);
    while (!path.isEmpty()) {
      int site = path.peek();
      List<Site> successors = sites.get(site).successors();
      if (nextEdge[site] < successors.size()) {
        int next = successors.get(nextEdge[site]++).index();
        if (number[next] == 0) {
          enter(next, path);
        } else if (componentOf[next] == UNKNOWN) {
          low[site] = Math.min(low[site], number[next]);
        }
      } else {
        path.pop();
        leave(site, path);
      }
    }
  }

  private void enter(int site, Deque<Integer> path) {
    number[site] = ++numbered;
    low[site] = numbered;
    open[opened++] = site;
    path.push(site);
  }

  private void leave(int site, Deque<Integer> path) {
    if (!path.isEmpty()) {
      low[path.peek()] = Math.min(low[path.peek()], low[site]);
    }
    if (low[site] < number[site]) {
      return;
    }
    int member;
    do {
      member = open[--opened];
      componentOf[member] = count;
      order[--unordered] = member;
    } while (member != site);
    count++;
  }
}
