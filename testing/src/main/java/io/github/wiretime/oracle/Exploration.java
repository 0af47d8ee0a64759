package io.github.wiretime.oracle;

import io.github.wiretime.oracle.Expansion.Part;
import io.github.wiretime.oracle.Expansion.Slot;
import io.github.wiretime.oracle.Expansion.Time;
import io.github.wiretime.oracle.Term.Named;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * One serializer's verdict on one graph.
 *
 * <p>Breadth first, an object at a time: each place of the object is filled with each value that
 * its type has room for, and the whole argument that leads to the object is written. A time value
 * travels if the stream holds what the same serializer writes for that value alone; values differ
 * from place to place. An object travels if the stream differs from the one without it; only then
 * its own places are tried. Nothing else decides, so transient fields, for example, are filled too.
 */
final class Exploration {
  /** Larger types are not followed; only those that grow without end have so many parts. */
  private static final int MOST_PARTS = 2_000;

  private static final String OTHER_ELEMENT = "other";

  private final Hessian hessian;
  private final Function<Object, byte[]> writer;
  private final int parameterizations;
  private final Expansion expansion;
  private final Instances instances;
  private final Samples samples;
  private final Set<Named> seen = new HashSet<>();
  private final Map<Class<?>, Integer> followed = new HashMap<>();
  private final Deque<Reached> queue = new ArrayDeque<>();
  private final Set<String> entries = new TreeSet<>();
  private int values;

  /** An object that travels: its type, and how it is put into the argument that leads to it. */
  private record Reached(Named type, UnaryOperator<Object> embed) {}

  /**
   * Nothing is tried yet.
   *
   * @param parameterizations how many of one class are followed
   */
  Exploration(Hessian hessian, GraphLoader loader, Candidates candidates, int parameterizations) {
    this.hessian = hessian;
    this.writer = hessian.lenient(loader);
    this.parameterizations = parameterizations;
    expansion = new Expansion(candidates);
    instances = new Instances(loader);
    samples = new Samples(expansion, instances);
  }

  /** The entries of all members that carry a costly time value. */
  Set<String> run(Class<?> service) {
    for (Term type : ServiceMethods.types(service)) {
      for (Slot slot : expansion.slots(type)) {
        if (slot instanceof Time time) {
          tryTime(time, time.wrap());
        } else if (slot instanceof Part part) {
          reach(part.type(), part.wrap());
        }
      }
    }
    while (!queue.isEmpty()) {
      explore(queue.remove());
    }
    return Set.copyOf(entries);
  }

  private void reach(Named type, UnaryOperator<Object> embed) {
    boolean isNew = !type.hasMoreParts(MOST_PARTS) && seen.add(type);
    if (isNew && followed.merge(type.raw(), 1, Integer::sum) <= parameterizations) {
      queue.add(new Reached(type, embed));
    }
  }

  private void explore(Reached reached) {
    Class<?> type = reached.type().raw();
    byte[] empty = writer.apply(reached.embed().apply(instances.empty(type)));
    for (Position position : Position.of(reached.type())) {
      UnaryOperator<Object> fill = value -> instances.with(type, position, value);
      // That there is an element may show in the list's size, though no element travels.
      byte[] without =
          position.field() == null
              ? writer.apply(reached.embed().apply(fill.apply(OTHER_ELEMENT)))
              : empty;
      for (Slot slot : expansion.slots(position.term())) {
        for (Object content : samples.of(slot)) {
          Object value = slot.wrap().apply(content);
          if (position.accepts(value)) {
            Slot blamed = blamed(slot, position, fill.apply(value));
            tryOut(
                blamed,
                inside -> reached.embed().apply(fill.apply(slot.wrap().apply(inside))),
                content,
                without);
          }
        }
      }
    }
  }

  private void tryOut(Slot slot, UnaryOperator<Object> embed, Object sample, byte[] without) {
    if (slot instanceof Time time) {
      tryTime(time, embed);
    } else if (slot instanceof Part part
        && !Arrays.equals(without, writer.apply(embed.apply(sample)))) {
      reach(part.type(), embed);
    }
  }

  /** What travels as the replacement is blamed on the method that returns it, not on the field. */
  private static Slot blamed(Slot slot, Position position, Object object) {
    return Replacement.blame(object)
        .map(method -> slot.blaming(blame -> blame.equals(position.blame()) ? method : blame))
        .orElse(slot);
  }

  private void tryTime(Time time, UnaryOperator<Object> embed) {
    Object value = CostlyTime.value(time.type(), values++);
    WireValue alone = hessian.decode(writer.apply(value));
    if (hessian.decode(writer.apply(embed.apply(value))).contains(alone)) {
      entries.add(time.blame().entry(time.type()));
    }
  }
}
