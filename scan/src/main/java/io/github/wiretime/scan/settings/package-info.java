/** Settings and Spring files of what is scanned. */
package io.github.wiretime.scan.settings;
