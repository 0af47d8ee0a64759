/** Bytes of values in messages, and what arrives of them. */
package io.github.wiretime.measurements.bytes;
