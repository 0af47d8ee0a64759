package com.acme.order.api;

import java.io.Serializable;
import java.time.Instant;
import java.util.Date;
import java.util.List;
import java.util.Map;
import lombok.Data;

/** An order as other systems see it. */
@Data
public class OrderDto implements Serializable {

  private static final long serialVersionUID = 1L;

  private String number;
  private OrderStatus status;
  private Date createdAt;
  private List<OrderLineDto> lines;
  private Map<OrderStatus, List<StatusChangeDto>> history;

  /** Computed by the receiver; transient fields are not sent. */
  private transient Instant loadedAt;
}
