/** Dubbo calls between two JVMs under load. */
package io.github.wiretime.measurements.calls;
