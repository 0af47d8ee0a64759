package com.acme.order.api;

import java.io.Serializable;
import java.time.DayOfWeek;
import java.time.LocalDate;

/**
 * Which orders to find.
 *
 * @param from the first day; Hessian writes it as an object
 * @param weekday null for all; an enum, which is cheap
 */
public record OrderQuery(String customer, LocalDate from, LocalDate to, DayOfWeek weekday)
    implements Serializable {}
