/**
 * Asks the internals of javac: supertypes, subclasses, annotations, messages. What a new JDK can
 * break is here and in {@code compilation}.
 */
package io.github.wiretime.checker.javac;
