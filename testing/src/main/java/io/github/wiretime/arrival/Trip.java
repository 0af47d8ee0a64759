package io.github.wiretime.arrival;

/** The way from a sender to a receiver. */
@FunctionalInterface
interface Trip {

  /**
   * What the receiver gets.
   *
   * @param declared the class that the sender's method declares
   * @throws RoundTrip.Failure if one of them gets an exception
   */
  Object send(Object object, Class<?> declared) throws RoundTrip.Failure;
}
