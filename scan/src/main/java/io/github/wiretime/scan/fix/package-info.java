/**
 * Writes findings off: a patch that adds twins of costly fields to the sources, in two releases.
 */
package io.github.wiretime.scan.fix;
