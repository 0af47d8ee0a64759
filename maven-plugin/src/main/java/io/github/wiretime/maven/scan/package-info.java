/** What is scanned of a build, the JVM that does it, and what its findings mean for the build. */
package io.github.wiretime.maven.scan;
