/**
 * The plugin and build extension for Maven. It scans all modules when a session ends, or when a
 * goal is called: {@code session} and {@code goals} ask {@code scan}, which asks {@code build} for
 * modules and folders and {@code options} for what the user set, and runs {@code scanner}.
 */
package io.github.wiretime.maven;
