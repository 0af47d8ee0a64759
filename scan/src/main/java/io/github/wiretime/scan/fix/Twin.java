package io.github.wiretime.scan.fix;

/**
 * A field beside a costly one, which Hessian writes cheaply.
 *
 * @param suffix what its name has after that of the costly field
 * @param type its type, which is null in every object but those on their way
 * @param read what is called on the costly value to get it
 * @param sample what it is for the value whose cost was measured
 */
record Twin(String suffix, String type, String read, Object sample) {

  /** Its name. */
  String name(String field) {
    return field + suffix;
  }
}
