package com.acme.order.api;

import java.io.Serializable;
import java.util.List;

/** What the shop sends; the time is a {@code long}, which is cheap. */
public record PlaceOrderCommand(
    String customer, List<OrderLineDto> lines, long placedAtEpochMillis, String channel)
    implements Serializable {}
