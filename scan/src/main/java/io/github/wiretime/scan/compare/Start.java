package io.github.wiretime.scan.compare;

/** Where values that a service sends begin: a result, with exceptions, or all arguments. */
final class Start extends Node {

  /** What people are told of it. */
  record Sender(String method, boolean isParameter) {}

  final int service; // its number
  final Sender sender;

  Start(String key, Sender sender, int service) {
    super(null, key, sender.method(), null);
    this.sender = sender;
    this.service = service;
  }
}
