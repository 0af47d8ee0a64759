package io.github.wiretime.scan.bytes;

import io.github.wiretime.checker.walk.NodeKey;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;

/**
 * The objects around the one that is counted. An object counts nothing inside another one of its
 * class, so that a {@code Tree} with a list of {@code Tree} is one value and not endlessly many.
 * Inside one outermost object each class is counted once, at the first place that has it.
 */
final class EnclosingObjects {

  /** Deeper objects are left out, so that no class file can end the scan. */
  private static final int DEEPEST = 200;

  /**
   * More classes that lead back to the objects around are left out. They are counted anew for each
   * outermost object, so that without a limit the work would grow with their square.
   */
  private static final int MOST = 500;

  /** What is around the parameters and the result of a method. Nothing is ever added to it. */
  static final EnclosingObjects NOTHING = new EnclosingObjects();

  private final Set<NodeKey> objects = new HashSet<>();
  private final Map<NodeKey, TypeCounts> counted = new HashMap<>();

  /** Whether no object is around, as in a message. */
  boolean isNothing() {
    return objects.isEmpty();
  }

  /**
   * The values in an object.
   *
   * @param ofParts counts what is inside it, with the object itself around that
   */
  TypeCounts count(NodeKey object, BiFunction<NodeKey, EnclosingObjects, TypeCounts> ofParts) {
    TypeCounts before = counted.get(object);
    if (before != null) {
      return before;
    }
    if (objects.size() == DEEPEST || counted.size() >= MOST || !objects.add(object)) {
      return TypeCounts.CUT;
    }
    TypeCounts counts = ofParts.apply(object, this);
    objects.remove(object);
    if (counts.isCut()) { // others hold the same wherever they are
      counted.put(object, counts);
    }
    return counts;
  }
}
