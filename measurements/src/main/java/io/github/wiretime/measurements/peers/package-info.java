/** The scanner beside what a team would take or write instead, on the same applications. */
package io.github.wiretime.measurements.peers;
