package io.github.wiretime.measurements.calls;

import java.io.Serializable;
import java.util.List;

/** What all DTOs of the load test have; the subclasses add three times of one type each. */
public abstract class Order implements Serializable {
  private static final long serialVersionUID = 1L;

  private long id;
  private String customer;

  Order() {}

  Order fill(int n) {
    id = 1_000_000L + n;
    customer = "customer " + n;
    return this;
  }

  /** True for the same order with the same times. */
  boolean sameAs(Order other) {
    return getClass() == other.getClass()
        && id == other.id
        && customer.equals(other.customer)
        && times().equals(other.times());
  }

  /** The three times. */
  abstract List<?> times();
}
