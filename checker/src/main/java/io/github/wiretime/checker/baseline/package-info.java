/** The file of known findings. */
package io.github.wiretime.checker.baseline;
