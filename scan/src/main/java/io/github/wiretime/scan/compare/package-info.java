/** What breaks while peers of two builds run side by side. */
package io.github.wiretime.scan.compare;
