/** The JVM in which the scan runs, and which starts before all is compiled that it is to scan. */
package io.github.wiretime.maven.scanner;
