/**
 * Breadth first from the services: nodes, type parameters that are carried, paths, who reaches
 * what.
 */
package io.github.wiretime.checker.walk;
