/** Time to write and read messages, with JMH. */
package io.github.wiretime.measurements.roundtrip;
