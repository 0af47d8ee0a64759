package com.acme.order.provider;

import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.stream.Stream;

/** Exported by {@code dubbo-provider.xml}. */
public class ReconciliationServiceImpl implements ReconciliationService {

  @Override
  public List<ReconciliationReport> reports(int days) {
    LocalDate today = LocalDate.now(ZoneOffset.UTC);
    return Stream.iterate(today, day -> day.minusDays(1))
        .limit(days)
        .map(day -> new ReconciliationReport(day, 0, Duration.ofMinutes(3)))
        .toList();
  }
}
