/** What the user set, in the POM or by properties. */
package io.github.wiretime.maven.options;
