package com.acme.order.api;

import java.io.Serializable;
import java.util.List;

/** Some of many. */
public record Page<T>(List<T> items, long total) implements Serializable {}
