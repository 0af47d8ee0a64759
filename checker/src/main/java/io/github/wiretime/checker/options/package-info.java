/** What the user set, read and checked at once. */
package io.github.wiretime.checker.options;
