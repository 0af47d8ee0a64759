package io.github.wiretime.measurements.serializers;

/** Takes one direction of a connection apart. */
interface Messages {

  /** Takes the next bytes, however they are cut. */
  void add(byte[] bytes, int length);
}
