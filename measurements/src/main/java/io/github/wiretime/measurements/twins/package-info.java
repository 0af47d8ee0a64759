/** What a migration by twins saves: a class before it, after each of its two releases. */
package io.github.wiretime.measurements.twins;
