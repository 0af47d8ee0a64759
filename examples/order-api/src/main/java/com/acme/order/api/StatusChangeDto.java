package com.acme.order.api;

import java.io.Serializable;
import java.time.Instant;

/** When an order got a status, and who did it. */
public record StatusChangeDto(String user, Instant changedAt) implements Serializable {}
