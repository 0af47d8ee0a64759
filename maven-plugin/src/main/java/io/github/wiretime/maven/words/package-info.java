/** What the plugin says itself, in the languages that the scanner speaks. */
package io.github.wiretime.maven.words;
