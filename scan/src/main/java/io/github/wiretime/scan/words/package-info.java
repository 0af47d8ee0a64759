/** What a scan says to people, besides what the checks say wherever they run. */
package io.github.wiretime.scan.words;
