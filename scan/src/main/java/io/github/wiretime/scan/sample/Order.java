package io.github.wiretime.scan.sample;

import java.io.Serializable;
import java.time.LocalDateTime;
import java.util.List;

/** A class with a costly member. */
record Order(LocalDateTime placed, List<Order> following) implements Serializable {}
