/**
 * Decides of each member that is costly, or whose values do not arrive, which module reports it, at
 * which declaration, and whether it is accepted, known to the baseline or new.
 */
package io.github.wiretime.checker.finding;
