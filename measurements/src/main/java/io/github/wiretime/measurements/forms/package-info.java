/** Which forms types on the wire take in public code, so that evidence decides what is followed. */
package io.github.wiretime.measurements.forms;
