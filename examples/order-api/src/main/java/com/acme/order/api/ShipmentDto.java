package com.acme.order.api;

import java.io.Serializable;
import java.util.Date;

/** One parcel; a {@link Date} is cheap. */
public record ShipmentDto(String parcel, Date handedOverAt) implements Serializable {}
