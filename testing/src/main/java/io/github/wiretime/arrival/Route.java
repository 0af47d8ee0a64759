package io.github.wiretime.arrival;

import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.oracle.Hessian;

/** The serializer that writes, and the one that reads. */
public record Route(Hessian writer, Hessian reader) {

  /** Both sides have the same. */
  static Route within(Hessian hessian) {
    return new Route(hessian, hessian);
  }

  /** Whether the reader puts eight bytes into the four of a {@code float}. */
  boolean overrunsFloats() {
    return reader.release() == HessianLite.LITE_4_0_3 || reader.release() == HessianLite.LITE_4_0_4;
  }

  @Override
  public String toString() {
    return writer + " to " + reader;
  }
}
