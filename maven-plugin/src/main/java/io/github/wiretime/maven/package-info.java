/**
 * The plugin and build extension for Maven: it asks the build for its modules and their libraries,
 * and runs the scan in a JVM of its own.
 */
package io.github.wiretime.maven;
