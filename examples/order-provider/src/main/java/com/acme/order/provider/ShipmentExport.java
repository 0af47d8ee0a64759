package com.acme.order.provider;

import com.acme.order.api.ShipmentService;
import org.apache.dubbo.config.ServiceConfig;
import org.apache.dubbo.config.bootstrap.DubboBootstrap;

/** Exports the shipments in code, because only some of our sites ship anything. */
public final class ShipmentExport {

  private ShipmentExport() {}

  public static void addTo(DubboBootstrap bootstrap) {
    ServiceConfig<ShipmentService> shipments = new ServiceConfig<>();
    shipments.setInterface(ShipmentService.class);
    shipments.setRef(new ShipmentServiceImpl());
    bootstrap.service(shipments);
  }
}
