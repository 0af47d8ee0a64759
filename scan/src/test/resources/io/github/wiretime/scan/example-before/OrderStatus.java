package com.acme.order.api;

/** How far an order is. */
public enum OrderStatus {
  PLACED,
  PAID
}
