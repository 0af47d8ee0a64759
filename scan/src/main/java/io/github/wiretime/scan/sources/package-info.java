/** Sources beside what is scanned, parsed for the lines of members and for what they suppress. */
package io.github.wiretime.scan.sources;
