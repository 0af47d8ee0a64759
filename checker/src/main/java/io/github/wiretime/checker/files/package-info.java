/**
 * Files of a module, written whole and under a lock, patterns of names, and where the module is.
 */
package io.github.wiretime.checker.files;
