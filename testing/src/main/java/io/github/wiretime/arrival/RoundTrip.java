package io.github.wiretime.arrival;

import io.github.wiretime.oracle.GraphLoader;
import java.util.function.BiFunction;
import java.util.function.Function;

/** Sends objects from one class loader to another through Hessian. */
final class RoundTrip implements Trip {
  private final Route route;
  private final GraphLoader receivers;
  private final Function<Object, byte[]> writer;
  private final BiFunction<byte[], Class<?>, Object> reader;

  RoundTrip(Route route, GraphLoader senders, GraphLoader receivers) {
    this.route = route;
    this.receivers = receivers;
    writer = route.writer().strict(senders);
    reader = route.reader().reader(receivers);
  }

  @Override
  public Object send(Object object, Class<?> declared) throws Failure {
    byte[] bytes;
    try {
      bytes = writer.apply(object);
    } catch (Throwable e) { // StackOverflowError, too
      throw new Failure(Outcome.FAILS_WRITING, e);
    }
    try {
      return reader.apply(bytes, theirs(declared));
    } catch (Throwable e) { // StackOverflowError, too
      throw new Failure(Outcome.FAILS_READING, e);
    }
  }

  /** SOFA's message holds the object in a field that declares nothing. */
  private Class<?> theirs(Class<?> declared) {
    if (route.reader().release().isOfSofa()) {
      return Object.class;
    }
    return Filling.isOurs(declared) ? receivers.named(declared.getName()) : declared;
  }

  /** An exception on the way, or a stream that is read wrongly from some point on. */
  static final class Failure extends Exception {
    private static final long serialVersionUID = 1;

    private final transient Arrival arrival;

    Failure(Arrival arrival) {
      super(arrival.detail());
      this.arrival = arrival;
    }

    Failure(Outcome outcome, Throwable cause) {
      super(cause);
      arrival =
          new Arrival(
              outcome,
              SafeText.of(
                  cause instanceof java.io.UncheckedIOException ? cause.getCause() : cause));
    }

    Arrival arrival() {
      return arrival;
    }
  }
}
