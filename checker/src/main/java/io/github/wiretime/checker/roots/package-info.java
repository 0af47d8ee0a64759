/** Where services are declared: annotations, calls, Spring files, patterns. */
package io.github.wiretime.checker.roots;
