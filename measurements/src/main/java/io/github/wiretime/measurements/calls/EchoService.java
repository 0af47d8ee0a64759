package io.github.wiretime.measurements.calls;

import java.util.List;

/** The service under load. */
public interface EchoService {

  /** Returns what it gets, so that every DTO is written and read twice. */
  List<Order> echo(List<Order> orders);
}
