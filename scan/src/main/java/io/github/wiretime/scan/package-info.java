/** The command: reads the inputs, asks the engine, writes what it found. */
package io.github.wiretime.scan;
