/** Compilations in this JVM with and without the check, under a meter. */
package io.github.wiretime.measurements.compile;
