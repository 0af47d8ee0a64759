/** The JVM in which the scan runs. */
package io.github.wiretime.maven.scanner;
