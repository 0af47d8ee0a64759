package io.github.wiretime.checker.wire;

import static com.google.common.collect.ImmutableSortedSet.toImmutableSortedSet;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Ordering;
import com.google.common.collect.SetMultimap;
import io.github.wiretime.checker.wiremap.Sender;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;

/** Who reaches each site, by name: for the wire map, and from it. */
final class Senders {

  private final ImmutableList<Sender> all;
  private final BitSet[] reached;

  private Senders(ImmutableList<Sender> all, int sites) {
    this.all = all;
    this.reached = new BitSet[sites];
  }

  /**
   * Follows the graph from where senders begin.
   *
   * @param starts the sites that each begins at
   * @param sites how many sites there are
   */
  static Senders from(SetMultimap<Site, Sender> starts, int sites) {
    Senders senders = new Senders(ImmutableSortedSet.copyOf(starts.values()).asList(), sites);
    starts.forEach((site, sender) -> senders.at(site).set(senders.all.indexOf(sender)));
    Deque<Site> pending = new ArrayDeque<>(starts.keySet());
    while (!pending.isEmpty()) {
      Site site = pending.remove();
      for (Site next : site.successors()) {
        int before = senders.at(next).cardinality();
        senders.at(next).or(senders.at(site));
        if (senders.at(next).cardinality() > before) {
          pending.add(next);
        }
      }
    }
    return senders;
  }

  private BitSet at(Site site) {
    if (reached[site.index()] == null) {
      reached[site.index()] = new BitSet();
    }
    return reached[site.index()];
  }

  ImmutableSortedSet<Sender> of(Site site) {
    return at(site).stream().mapToObj(all::get).collect(toImmutableSortedSet(Ordering.natural()));
  }
}
