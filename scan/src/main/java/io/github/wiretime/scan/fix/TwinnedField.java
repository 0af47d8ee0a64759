package io.github.wiretime.scan.fix;

import com.google.common.collect.ImmutableList;

/**
 * A costly field and its twins.
 *
 * @param name of the costly field
 * @param prefix what the names of twins begin with, so that a tool passes over them, or nothing
 */
record TwinnedField(String name, Twins twins, String prefix) {

  /** The names of the twins. */
  ImmutableList<String> twinNames() {
    return twins.names(prefix + name);
  }

  /** The first twin, which tells whether all are filled. */
  String firstTwin() {
    return twinNames().get(0);
  }

  /** Makes the value of the twins. */
  String value() {
    return twins.valueOf(prefix + name);
  }
}
