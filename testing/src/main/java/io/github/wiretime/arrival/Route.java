package io.github.wiretime.arrival;

import io.github.wiretime.oracle.Hessian;

/** The serializer that writes, and the one that reads. */
public record Route(Hessian writer, Hessian reader) {

  /** Both sides have the same. */
  static Route within(Hessian hessian) {
    return new Route(hessian, hessian);
  }

  @Override
  public String toString() {
    return writer + " to " + reader;
  }
}
