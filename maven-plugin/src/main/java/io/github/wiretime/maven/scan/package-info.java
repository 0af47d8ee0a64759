/** What is scanned of a build, and what its findings mean for the build. */
package io.github.wiretime.maven.scan;
