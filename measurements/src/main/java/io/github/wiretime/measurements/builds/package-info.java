/** What the Maven plugin costs whom it is switched on for: whole builds with and without it. */
package io.github.wiretime.measurements.builds;
