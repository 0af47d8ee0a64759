/** What was released before a build, and where its files and libraries are. */
package io.github.wiretime.maven.release;
