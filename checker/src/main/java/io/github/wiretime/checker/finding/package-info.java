/** A costly member: who reports it and where, accepted, known to the baseline or new. */
package io.github.wiretime.checker.finding;
