/** Other people's published comparisons, measured again. */
package io.github.wiretime.measurements.published;
