package io.github.wiretime.measurements.published;

import java.io.Serializable;
import java.util.Objects;

/**
 * The published small object, a class as it was then; the length of its name is part of what Java
 * serialization takes.
 */
@SuppressWarnings("serial") // The id changes no size.
public final class SmallItem implements Serializable {
  /** As large as the published one: three characters, and numbers that fit into a byte. */
  static final SmallItem EXAMPLE = new SmallItem("abc", 42, 127);

  /** What it holds; public, as serializers like it. */
  public String a;

  /** A number. */
  public int b;

  /** Another one. */
  public long c;

  /** For Jackson. */
  SmallItem() {}

  SmallItem(String a, int b, long c) {
    this.a = a;
    this.b = b;
    this.c = c;
  }

  /** The copy constructor. */
  SmallItem(SmallItem other) {
    this(other.a, other.b, other.c);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SmallItem item && a.equals(item.a) && b == item.b && c == item.c;
  }

  @Override
  public int hashCode() {
    return Objects.hash(a, b, c);
  }
}
