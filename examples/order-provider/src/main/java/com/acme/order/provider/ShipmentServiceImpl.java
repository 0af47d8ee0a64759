package com.acme.order.provider;

import com.acme.order.api.ShipmentDto;
import com.acme.order.api.ShipmentService;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Exported by {@link ShipmentExport}. */
public class ShipmentServiceImpl implements ShipmentService {

  private final Map<String, ShipmentDto> shipments = new ConcurrentHashMap<>();

  @Override
  public List<ShipmentDto> shipmentsOf(String orderNumber) {
    ShipmentDto shipment = shipments.get(orderNumber);
    return shipment == null ? List.of() : List.of(shipment);
  }

  @Override
  public void book(String orderNumber, LocalDate pickup) {
    Date handedOverAt = Date.from(pickup.atStartOfDay(ZoneOffset.UTC).toInstant());
    shipments.put(orderNumber, new ShipmentDto("P-" + orderNumber, handedOverAt));
  }
}
