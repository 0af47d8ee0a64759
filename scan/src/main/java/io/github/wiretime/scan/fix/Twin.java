package io.github.wiretime.scan.fix;

import io.github.wiretime.checker.hessian.TwinField;

/**
 * A field beside a costly one, which Hessian writes cheaply.
 *
 * @param field what it is called, and its type; it is null in every object but those on their way
 * @param read what is called on the costly value to get it
 * @param sample what it is for the value whose cost was measured
 */
record Twin(TwinField field, String read, Object sample) {}
