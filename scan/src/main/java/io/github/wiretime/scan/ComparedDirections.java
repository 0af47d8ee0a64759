package io.github.wiretime.scan;

import io.github.wiretime.scan.compare.Direction;

/** Which direction makes a comparison fail, in the words of schema registries. */
enum ComparedDirections {
  /** Peers with the old build read what those with the new one send. */
  FORWARD,
  /** Peers with the new build read what those with the old one send. */
  BACKWARD,
  FULL;

  boolean contain(Direction direction) {
    return switch (this) {
      case FORWARD -> direction == Direction.NEW_TO_OLD;
      case BACKWARD -> direction == Direction.OLD_TO_NEW;
      case FULL -> true;
    };
  }
}
