/** What the check BrokenRpcValue reports in public code, so that each member can be looked at. */
package io.github.wiretime.measurements.broken;
