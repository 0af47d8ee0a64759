package com.acme.order.api;

import java.time.LocalDate;
import java.util.List;

/** Parcels on their way. */
public interface ShipmentService {

  List<ShipmentDto> shipmentsOf(String orderNumber);

  void book(String orderNumber, LocalDate pickup);
}
