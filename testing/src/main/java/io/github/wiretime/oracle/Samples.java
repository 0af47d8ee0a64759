package io.github.wiretime.oracle;

import io.github.wiretime.oracle.Expansion.Part;
import io.github.wiretime.oracle.Expansion.Slot;
import io.github.wiretime.oracle.Expansion.Time;
import io.github.wiretime.oracle.Term.Named;
import java.util.Comparator;
import java.util.List;

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

  /** What there may be in the slot: a value or objects. */
  List<Object> of(Slot slot) {
    return slot instanceof Time time
        ? List.of(CostlyTime.value(time.type(), 0))
        : ofPart(((Part) slot).type());
  }

  private List<Object> ofPart(Named type) {
    Object sample = of(type, LEVELS);
    // Two that replace each other may end in nothing, and an empty one is perhaps itself.
    return Replacement.isPossible(type.raw())
        ? List.of(sample, instances.empty(type.raw()))
        : List.of(sample);
  }

  private Object of(Named type, int levels) {
    Object sample = instances.empty(type.raw());
    boolean isName = type.raw().isEnum() && !Replacement.isPossible(type.raw());
    if (levels == 0 || type.raw().isRecord() || isName) {
      return sample;
    }
    for (Position position : Position.of(type)) {
      if (position.isOfInstance()) {
        expansion.slots(position.term()).stream()
            .sorted(Comparator.comparing(Samples::mayBeReplaced)) // perhaps by nothing
            .map(slot -> slot.wrap().apply(content(slot, levels)))
            .filter(position::accepts)
            .findFirst()
            .ifPresent(value -> Instances.fill(sample, position, value));
      }
    }
    return sample;
  }

  private static boolean mayBeReplaced(Slot slot) {
    return slot instanceof Part part && Replacement.isPossible(part.type().raw());
  }

  private Object content(Slot slot, int levels) {
    return slot instanceof Time time
        ? CostlyTime.value(time.type(), 0)
        : of(((Part) slot).type(), levels - 1);
  }
}
