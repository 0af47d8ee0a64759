package com.acme.order.consumer;

import com.acme.order.api.OrderDto;
import com.acme.order.api.OrderQuery;
import com.acme.order.api.OrderService;
import java.time.LocalDate;
import java.util.List;
import org.apache.dubbo.config.annotation.DubboReference;

/** A page of the shop. */
public class OrderOverview {

  @DubboReference private OrderService orders;

  public List<OrderView> lastWeek(String customer, LocalDate today) {
    OrderQuery query = new OrderQuery(customer, today.minusDays(7), today, null);
    return orders.search(query).data().items().stream().map(OrderOverview::view).toList();
  }

  private static OrderView view(OrderDto order) {
    return new OrderView(order.getNumber(), order.getCreatedAt().toLocalDate());
  }
}
