package com.acme.order.api;

import io.github.wiretime.annotations.AcceptCostlyRpcTime;
import java.io.Serializable;
import java.math.BigDecimal;
import java.time.ZonedDateTime;

/** One invoice. */
public record InvoiceDto(
    String number,
    BigDecimal total,
    @AcceptCostlyRpcTime(
            reason = "The zone of issue is part of the document; one invoice per call, a few a day")
        ZonedDateTime issuedAt)
    implements Serializable {}
