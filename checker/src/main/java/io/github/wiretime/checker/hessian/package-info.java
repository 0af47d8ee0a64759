/**
 * Knows what Hessian writes of an object of a class. {@code HessianRules} lists the rules in the
 * order in which Hessian asks.
 */
package io.github.wiretime.checker.hessian;
