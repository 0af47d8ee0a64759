/** What the tool says to people, in each language that it speaks. */
package io.github.wiretime.checker.words;
