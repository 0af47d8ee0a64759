/**
 * Walks breadth first from the services to every class that they send, and finds the path to each
 * member and the methods that reach it.
 */
package io.github.wiretime.checker.walk;
