/**
 * All that asks the internals of javac: sources, supertypes, subclasses, code, messages. What a new
 * JDK can break is here.
 */
package io.github.wiretime.checker.javac;
