/**
 * Committed text files, the baseline and the wire map: sorted lines, written whole, under a lock;
 * and where they are.
 */
package io.github.wiretime.checker.files;
