/** Finds the services that annotations, calls, Spring files and the user's patterns declare. */
package io.github.wiretime.checker.roots;
