/** What is scanned, in javac's terms: its symbols, without any source. */
package io.github.wiretime.scan.application;
