package io.github.wiretime.measurements.published;

import java.io.Serializable;

/** The published small object; the length of its name is part of what Java serialization takes. */
record SmallItem(String a, int b, long c) implements Serializable {
  static final SmallItem EXAMPLE = new SmallItem("a small string", 4711, 1_715_953_649_123L);
}
