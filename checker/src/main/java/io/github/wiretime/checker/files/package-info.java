/**
 * Text files of a module: the baseline and others with sorted lines, all written whole and under a
 * lock; and where they are.
 */
package io.github.wiretime.checker.files;
