/** Which values do not arrive as they were sent, by release of Hessian. */
package io.github.wiretime.checker.broken;
