package com.acme.order.api;

import java.io.Serializable;
import java.time.ZonedDateTime;

/** What the customer was told. */
public record DeliveryPromiseDto(String carrier, ZonedDateTime arrivesBefore)
    implements Serializable {}
