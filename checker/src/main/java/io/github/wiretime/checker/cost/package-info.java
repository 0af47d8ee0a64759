/** The measured table, and which of the types in it are costly here. */
package io.github.wiretime.checker.cost;
