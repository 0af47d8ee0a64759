package com.acme.order.api;

import java.util.concurrent.CompletableFuture;

/** Orders, from the shop to the warehouse. */
public interface OrderService extends ReadService<OrderDto> {

  Result<OrderDto> place(PlaceOrderCommand command) throws OrderRejectedException;

  Result<Page<OrderDto>> search(OrderQuery query);

  CompletableFuture<Result<InvoiceDto>> invoice(String orderNumber);
}
