package com.acme.order.api;

import java.io.Serializable;

/** One article of an order. */
public record OrderLineDto(String article, int quantity, DeliveryPromiseDto promise)
    implements Serializable {}
