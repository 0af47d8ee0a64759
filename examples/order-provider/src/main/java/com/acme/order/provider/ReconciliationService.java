package com.acme.order.provider;

import java.util.List;

/** For the operators' console only, so its interface lives with the provider. */
public interface ReconciliationService {

  List<ReconciliationReport> reports(int days);
}
