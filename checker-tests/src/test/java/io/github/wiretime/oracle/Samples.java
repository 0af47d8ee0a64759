package io.github.wiretime.oracle;

import io.github.wiretime.oracle.Expansion.Part;
import io.github.wiretime.oracle.Expansion.Slot;
import io.github.wiretime.oracle.Expansion.Time;
import io.github.wiretime.oracle.Term.Named;

/**
 * Objects with something in every place, a few levels deep.
 *
 * <p>An empty object would not do to see whether it travels: where {@code writeReplace} returns a
 * field of it, an empty one looks like null in the stream.
 */
final class Samples {
  private static final int LEVELS = 3;

  private final Expansion expansion;
  private final Instances instances;

  Samples(Expansion expansion, Instances instances) {
    this.expansion = expansion;
    this.instances = instances;
  }

  /** A new object of the type. */
  Object of(Named type) {
    return of(type, LEVELS);
  }

  private Object of(Named type, int levels) {
    Object sample = instances.empty(type.raw());
    if (levels == 0 || type.raw().isRecord() || type.raw().isEnum()) {
      return sample;
    }
    for (Position position : Position.of(type)) {
      if (position.isOfInstance()) {
        expansion.slots(position.term()).stream()
            .map(slot -> slot.wrap().apply(content(slot, levels)))
            .filter(position::accepts)
            .findFirst()
            .ifPresent(value -> Instances.fill(sample, position, value));
      }
    }
    return sample;
  }

  private Object content(Slot slot, int levels) {
    return slot instanceof Time time
        ? CostlyTime.value(time.type(), 0)
        : of(((Part) slot).type(), levels - 1);
  }
}
