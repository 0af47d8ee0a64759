/** What a scanner scans that waits for a build tool: nobody else uses it. */
package io.github.wiretime.scan.sample;
