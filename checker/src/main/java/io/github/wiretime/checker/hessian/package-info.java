/**
 * What Hessian writes of an object of a class: {@code HessianRules} is the list, in the order in
 * which Hessian asks.
 */
package io.github.wiretime.checker.hessian;
