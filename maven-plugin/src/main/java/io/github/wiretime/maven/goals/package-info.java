/** The goals, which users call and which write files. */
package io.github.wiretime.maven.goals;
