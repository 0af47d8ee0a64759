package com.acme.order.provider;

import java.io.Serializable;
import java.time.Duration;
import java.time.LocalDate;

/** What a nightly run found. */
public record ReconciliationReport(
    LocalDate day,
    int differences,
    @SuppressWarnings("CostlyRpcTime") // One report a night: readable beats small.
        Duration runTime)
    implements Serializable {}
