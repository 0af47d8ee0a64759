/**
 * Estimates what the costly values of one call take: counts them by type and turns the counts into
 * bytes.
 */
package io.github.wiretime.scan.bytes;
