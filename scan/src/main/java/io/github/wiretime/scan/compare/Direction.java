package io.github.wiretime.scan.compare;

/** Which build sends and which one reads. */
public enum Direction {
  OLD_TO_NEW,
  NEW_TO_OLD
}
