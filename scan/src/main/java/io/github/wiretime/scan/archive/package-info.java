/** What a scan reads: folders and jars, also jars in jars, as class path elements with entries. */
package io.github.wiretime.scan.archive;
