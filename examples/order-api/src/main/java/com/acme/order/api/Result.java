package com.acme.order.api;

import java.io.Serializable;

/** The answer of every call. */
public record Result<T>(int code, String message, T data) implements Serializable {

  public static <T> Result<T> ok(T data) {
    return new Result<>(0, "", data);
  }
}
