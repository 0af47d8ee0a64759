package com.acme.order.api;

/** What every service of the company offers. */
public interface ReadService<T> {

  Result<T> get(String number);
}
