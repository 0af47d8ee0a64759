/** The check: visits every declaration, places the diagnostics and returns. */
package io.github.wiretime.checker;
