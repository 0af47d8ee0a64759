package io.github.wiretime.oracle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What a Hessian 2 stream says, without any class of the application. */
sealed interface WireValue {

  /** A number, string, date, boolean, byte array (as a list) or null. */
  record Scalar(Object value) implements WireValue {}

  /** An earlier object, list or map of the same stream, by its position. */
  record Ref(int index) implements WireValue {}

  /** An object with a class definition. */
  record Obj(String type, List<String> names, List<WireValue> values) implements WireValue {
    public Obj {
      names = List.copyOf(names);
      values = List.copyOf(values);
    }
  }

  /** A list or an array. */
  record Seq(String type, List<WireValue> items) implements WireValue {
    public Seq {
      items = List.copyOf(items);
    }
  }

  /** A map. */
  record Dict(String type, List<WireValue> keys, List<WireValue> values) implements WireValue {
    public Dict {
      keys = List.copyOf(keys);
      values = List.copyOf(values);
    }
  }

  /** The parts of this value. */
  default List<WireValue> children() {
    if (this instanceof Obj obj) {
      return obj.values();
    }
    if (this instanceof Seq seq) {
      return seq.items();
    }
    if (this instanceof Dict dict) {
      var all = new ArrayList<>(dict.keys());
      all.addAll(dict.values());
      return Collections.unmodifiableList(all);
    }
    return List.of();
  }

  /** Whether the other value is this one or a part of it. */
  default boolean contains(WireValue other) {
    return equals(other) || children().stream().anyMatch(child -> child.contains(other));
  }
}
