package com.acme.order.provider;

import com.acme.order.api.InvoiceDto;
import com.acme.order.api.OrderDto;
import com.acme.order.api.OrderQuery;
import com.acme.order.api.OrderRejectedException;
import com.acme.order.api.OrderService;
import com.acme.order.api.Page;
import com.acme.order.api.PlaceOrderCommand;
import com.acme.order.api.Result;
import java.math.BigDecimal;
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.dubbo.config.annotation.DubboService;

@DubboService
public class OrderServiceImpl implements OrderService {

  private final Map<String, OrderEntity> orders = new ConcurrentHashMap<>();

  @Override
  public Result<OrderDto> get(String number) {
    return Result.ok(orders.get(number).toDto());
  }

  @Override
  public Result<OrderDto> place(PlaceOrderCommand command) throws OrderRejectedException {
    if (command.lines().isEmpty()) {
      throw new OrderRejectedException("nothing to deliver", OffsetDateTime.now());
    }
    OrderEntity order = OrderEntity.placed("O-" + (orders.size() + 1), command);
    orders.put(order.number(), order);
    return Result.ok(order.toDto());
  }

  @Override
  public Result<Page<OrderDto>> search(OrderQuery query) {
    List<OrderDto> found =
        orders.values().stream()
            .filter(order -> order.isFrom(query))
            .map(OrderEntity::toDto)
            .toList();
    return Result.ok(new Page<>(found, found.size()));
  }

  @Override
  public CompletableFuture<Result<InvoiceDto>> invoice(String orderNumber) {
    return CompletableFuture.completedFuture(
        Result.ok(new InvoiceDto("I-" + orderNumber, BigDecimal.TEN, ZonedDateTime.now())));
  }
}
