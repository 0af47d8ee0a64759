package com.acme.order.consumer;

import java.time.LocalDate;

/** What the browser gets, as JSON: not Dubbo's business. */
public record OrderView(String number, LocalDate day) {}
