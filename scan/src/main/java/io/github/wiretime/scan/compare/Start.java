package io.github.wiretime.scan.compare;

/** Where values that a service sends begin: a result, with exceptions, or all arguments. */
final class Start extends Transfer.Node {

  final int service; // its number
  final boolean isParameter;

  Start(String key, String label, int service, boolean isParameter) {
    super(null, key, label, null);
    this.service = service;
    this.isParameter = isParameter;
  }
}
