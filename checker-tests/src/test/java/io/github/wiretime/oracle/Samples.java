package io.github.wiretime.oracle;

import io.github.wiretime.oracle.Expansion.Part;
import io.github.wiretime.oracle.Expansion.Slot;
import io.github.wiretime.oracle.Expansion.Time;
import io.github.wiretime.oracle.Term.Named;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

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
  private final Map<Class<?>, List<Position>> placesForItself = new HashMap<>();

  Samples(Expansion expansion, Instances instances) {
    this.expansion = expansion;
    this.instances = instances;
  }

  /**
   * What there may be in the slot: a value, an object, and one that holds itself where its {@code
   * writeReplace} may find it.
   */
  List<Object> of(Slot slot) {
    return slot instanceof Time time
        ? List.of(CostlyTime.value(time.type(), 0))
        : ofPart(((Part) slot).type());
  }

  private List<Object> ofPart(Named type) {
    Object sample = of(type, LEVELS);
    if (!Replacement.isPossible(type.raw())) {
      return List.of(sample);
    }
    // Two that replace each other may end in nothing, and an empty one is perhaps itself.
    List<Object> samples = new ArrayList<>(List.of(sample, instances.empty(type.raw())));
    List<Position> itself = placesForItself(type.raw());
    if (!itself.isEmpty()) {
      Object holding = of(type, LEVELS);
      itself.forEach(place -> Instances.fill(holding, place, holding));
      samples.add(holding);
    }
    return List.copyOf(samples);
  }

  /**
   * The fields in which an object may hold itself, as its class writes their types, if it has a
   * {@code writeReplace} that may return it from there.
   */
  List<Position> placesForItself(Class<?> raw) {
    return placesForItself.computeIfAbsent(raw, this::findPlacesForItself);
  }

  private List<Position> findPlacesForItself(Class<?> raw) {
    if (!Replacement.isPossible(raw) || raw.isRecord() || Enum.class.isAssignableFrom(raw)) {
      return List.of();
    }
    Object object = instances.empty(raw);
    Expansion known = expansion.with(raw);
    return Position.of(new Named(raw, Map.of(), Blame.NOBODY)).stream()
        .filter(place -> place.field() != null && place.isOfInstance() && place.accepts(object))
        .filter(place -> known.slots(place.term()).stream().anyMatch(s -> isFor(raw, s, object)))
        .toList();
  }

  private static boolean isFor(Class<?> type, Slot slot, Object object) {
    return slot instanceof Part part
        && part.type().raw() == type
        && part.wrap().apply(object) == object;
  }

  private Object of(Named type, int levels) {
    // At the end of a chain of replacements there is one that returns itself.
    Object sample =
        levels == 0
            ? instances.holdingItself(type.raw(), placesForItself(type.raw()))
            : instances.empty(type.raw());
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
