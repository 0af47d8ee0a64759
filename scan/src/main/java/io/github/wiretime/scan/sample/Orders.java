package io.github.wiretime.scan.sample;

/** A service that sends them. */
public interface Orders {

  /** Sends one. */
  Order find(String number);
}
