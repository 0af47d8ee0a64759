package com.acme.order.provider;

import com.acme.order.api.OrderDto;
import com.acme.order.api.OrderLineDto;
import com.acme.order.api.OrderQuery;
import com.acme.order.api.OrderStatus;
import com.acme.order.api.PlaceOrderCommand;
import com.acme.order.api.StatusChangeDto;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;

/** A row of the data base: it never leaves this process, so its times are nobody's problem. */
record OrderEntity(
    String number, String customer, List<OrderLineDto> lines, LocalDateTime createdAt) {

  static OrderEntity placed(String number, PlaceOrderCommand command) {
    return new OrderEntity(
        number,
        command.customer(),
        command.lines(),
        LocalDateTime.ofInstant(
            Instant.ofEpochMilli(command.placedAtEpochMillis()), ZoneOffset.UTC));
  }

  boolean isFrom(OrderQuery query) {
    LocalDate day = createdAt.toLocalDate();
    return customer.equals(query.customer())
        && !day.isBefore(query.from())
        && !day.isAfter(query.to())
        && (query.weekday() == null || day.getDayOfWeek() == query.weekday());
  }

  OrderDto toDto() {
    OrderDto dto = new OrderDto();
    dto.setNumber(number);
    dto.setStatus(OrderStatus.PLACED);
    dto.setCreatedAt(createdAt);
    dto.setLines(lines);
    dto.setHistory(
        Map.of(
            OrderStatus.PLACED,
            List.of(new StatusChangeDto(customer, createdAt.toInstant(ZoneOffset.UTC)))));
    return dto;
  }
}
