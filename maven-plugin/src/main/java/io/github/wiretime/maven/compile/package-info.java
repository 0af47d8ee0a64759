/**
 * What adds the check to the executions of the compiler plugin, after Maven has configured them.
 */
package io.github.wiretime.maven.compile;
