package io.github.wiretime.scan.fix;

import io.github.wiretime.checker.words.Text;

/**
 * What is said of sources that a patch cannot change, in the words of those who asked for it.
 *
 * @param notAtHand if nobody knows where the source of a class is
 * @param outside if it is not below the folder from which the patch will be applied
 */
public record SourceAdvice(Text notAtHand, Text outside) {}
