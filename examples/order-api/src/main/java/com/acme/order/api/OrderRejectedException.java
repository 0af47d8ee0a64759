package com.acme.order.api;

import java.time.OffsetDateTime;

/** The shop must not place this order, or not now. */
public class OrderRejectedException extends Exception {

  private static final long serialVersionUID = 1L;

  private final OffsetDateTime retryAfter;

  public OrderRejectedException(String message, OffsetDateTime retryAfter) {
    super(message);
    this.retryAfter = retryAfter;
  }

  public OffsetDateTime retryAfter() {
    return retryAfter;
  }
}
