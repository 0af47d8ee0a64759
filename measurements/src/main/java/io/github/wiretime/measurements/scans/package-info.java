/** What a scan of a large application takes. */
package io.github.wiretime.measurements.scans;
