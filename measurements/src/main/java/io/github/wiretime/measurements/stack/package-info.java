/** The JVMs that measure: their jars, options and progress. */
package io.github.wiretime.measurements.stack;
