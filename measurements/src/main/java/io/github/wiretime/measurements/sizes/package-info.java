/** What the check costs compilations of growing size, and first ones. */
package io.github.wiretime.measurements.sizes;
