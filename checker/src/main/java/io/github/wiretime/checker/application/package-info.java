/**
 * The classes whose owner reads the findings, as opposed to those of libraries, as the engine asks
 * for them: what is compiled now, or what is scanned.
 */
package io.github.wiretime.checker.application;
