/** Pages, plots and the cost table: functions of the result files. */
package io.github.wiretime.measurements.report;
