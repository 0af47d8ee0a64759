package io.github.wiretime.measurements.published;

import java.io.Serializable;

/** The published small object. */
record SmallObject(String a, int b, long c) implements Serializable {
  static final SmallObject EXAMPLE = new SmallObject("a small string", 4711, 1_715_953_649_123L);
}
