/** The report that people look at: one page that needs nothing else. */
package io.github.wiretime.scan.html;
