/** What the check costs a compilation, and what it does on public code. */
package io.github.wiretime.overhead;
