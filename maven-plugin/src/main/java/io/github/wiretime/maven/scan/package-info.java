/**
 * The goals that scan all modules, in a JVM of its own, and what binds the scan to the end of a
 * build.
 */
package io.github.wiretime.maven.scan;
