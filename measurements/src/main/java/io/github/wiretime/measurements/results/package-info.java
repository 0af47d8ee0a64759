/** Result files and the tables that are made of them. */
package io.github.wiretime.measurements.results;
